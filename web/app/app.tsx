import { route } from '../route.ts';
import { Home } from './home.tsx';
import { lazy } from './lazy.tsx';
import { LocalTablePage } from './local-table-page.tsx';
import { Lost } from './table-page.tsx';

const InvitePage = lazy(async () => (await import('./invite-page.tsx')).InvitePage);
const ServerPage = lazy(async () => (await import('./server-page.tsx')).ServerPage);
const ReplayPage = lazy(async () => (await import('./replay-page.tsx')).ReplayPage);
const OneScreen = lazy(async () => (await import('./one-screen.tsx')).OneScreen);
const RulesPage = lazy(async () => (await import('./rules-page.tsx')).RulesPage);
const AboutPage = lazy(async () => (await import('./about-page.tsx')).AboutPage);
const ImportPage = lazy(async () => (await import('./import-page.tsx')).ImportPage);
const TablesPage = lazy(async () => (await import('./tables-page.tsx')).TablesPage);
const VerifyPage = lazy(async () => (await import('./verify-page.tsx')).VerifyPage);
const StylePage = lazy(async () => (await import('./style-page.tsx')).StylePage);

/** Which page the address asks for. */
export function App() {
  const [page = '', id = '', rest = ''] = route.value;
  const moment = /^\d+$/.test(rest) ? Number(rest) : null;
  switch (page) {
    case '':
      return <Home />;
    case 'table':
      return <LocalTablePage key={id} id={id} moment={moment} />;
    case 'tables':
      return <TablesPage />;
    case 'import':
      return <ImportPage key={id} packed={id} />;
    case 'replay':
      return <ReplayPage key={id} packed={id} moment={moment} />;
    case 'invite':
      return <InvitePage game={id} />;
    case 'at':
      return <ServerPage key={id} id={id} token={rest === '' ? null : rest} />;
    case 'seat':
      return <ServerPage key={id} id={id} token={rest} isSeat />;
    case 'screen':
      return <OneScreen game={id} />;
    case 'rules':
      return <RulesPage key={id} game={id} rule={rest} />;
    case 'about':
      return <AboutPage key={`${id} ${rest}`} game={id} edition={rest === '' ? null : rest} />;
    case 'verify':
      return <VerifyPage key={id} table={id} />;
    case 'style':
      return <StylePage />;
    default:
      return <Lost />;
  }
}
