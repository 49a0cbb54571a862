import { route } from '../route.ts';
import { AboutPage } from './about-page.tsx';
import { Home } from './home.tsx';
import { ImportPage } from './import-page.tsx';
import { InvitePage } from './invite-page.tsx';
import { LocalTablePage } from './local-table-page.tsx';
import { OneScreen } from './one-screen.tsx';
import { ReplayPage } from './replay-page.tsx';
import { RulesPage } from './rules-page.tsx';
import { ServerPage } from './server-page.tsx';
import { StylePage } from './style-page.tsx';
import { Lost } from './table-page.tsx';
import { TablesPage } from './tables-page.tsx';

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
    case 'screen':
      return <OneScreen game={id} />;
    case 'rules':
      return <RulesPage key={id} game={id} rule={rest} />;
    case 'about':
      return <AboutPage key={`${id} ${rest}`} game={id} edition={rest === '' ? null : rest} />;
    case 'style':
      return <StylePage />;
    default:
      return <Lost />;
  }
}
