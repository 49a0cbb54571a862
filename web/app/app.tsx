import { localHost } from '../host/local.ts';
import { preferences } from '../preferences.ts';
import { route } from '../route.ts';
import { AboutPage } from './about-page.tsx';
import { Home } from './home.tsx';
import { InvitePage } from './invite-page.tsx';
import { OneScreen } from './one-screen.tsx';
import { hasOpened, openingOf } from './open.ts';
import { ReplayPage } from './replay-page.tsx';
import { RulesPage } from './rules-page.tsx';
import { ServerPage } from './server-page.tsx';
import { StylePage } from './style-page.tsx';
import { Lost, TablePage } from './table-page.tsx';

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
