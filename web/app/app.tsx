import { localHost } from '../host/local.ts';
import { preferences } from '../preferences.ts';
import { route } from '../route.ts';
import { Home } from './home.tsx';
import { lazy } from './lazy.tsx';
import { hasOpened, openingOf } from './open.ts';
import { Lost, TablePage } from './table-page.tsx';

const InvitePage = lazy(async () => (await import('./invite-page.tsx')).InvitePage);
const ServerPage = lazy(async () => (await import('./server-page.tsx')).ServerPage);
const ReplayPage = lazy(async () => (await import('./replay-page.tsx')).ReplayPage);
const OneScreen = lazy(async () => (await import('./one-screen.tsx')).OneScreen);
const RulesPage = lazy(async () => (await import('./rules-page.tsx')).RulesPage);
const AboutPage = lazy(async () => (await import('./about-page.tsx')).AboutPage);
const StylePage = lazy(async () => (await import('./style-page.tsx')).StylePage);

/** Which page the address asks for. */
export function App() {
  const [page = '', id = '', rest = ''] = route.value;
  const moment = /^\d+$/.test(rest) ? Number(rest) : null;
  switch (page) {
    case '':
      return <Home />;
    case 'table':
      return <TablePage key={id} open={() => openHere(id)} moment={moment} />;
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
      return <AboutPage key={id} game={id} />;
    case 'style':
      return <StylePage />;
    default:
      return <Lost />;
  }
}

function openHere(id: string) {
  const host = localHost(openingOf(id), preferences.paceMs.peek());
  const stop = host.info.subscribe(info => {
    if (info !== null) hasOpened(id);
  });
  const close = () => {
    stop();
    host.close();
  };
  return { ...host, close };
}
