import { hasBoard } from '../boards/registry.ts';
import { route } from '../route.ts';
import { Home } from './home.tsx';
import { lazy } from './lazy.tsx';
import { LocalTablePage } from './local-table-page.tsx';
import { Lost } from './table-page.tsx';

const InvitePage = lazy(async () => (await import('./invite-page.tsx')).InvitePage);
const ServerPage = lazy(async () => (await import('./server-page.tsx')).ServerPage);
const ReplayPage = lazy(async () => (await import('./replay-page.tsx')).ReplayPage);
const OneScreen = lazy(async () => (await import('./one-screen.tsx')).OneScreen);
const GuidePage = lazy(async () => (await import('./guide-page.tsx')).GuidePage);
const RulesPage = lazy(async () => (await import('./rules-page.tsx')).RulesPage);
const AboutPage = lazy(async () => (await import('./about-page.tsx')).AboutPage);
const CorrectPage = lazy(async () => (await import('./correct/correct-page.tsx')).CorrectPage);
const ImportPage = lazy(async () => (await import('./import-page.tsx')).ImportPage);
const TablesPage = lazy(async () => (await import('./tables-page.tsx')).TablesPage);
const VerifyPage = lazy(async () => (await import('./verify-page.tsx')).VerifyPage);
const LearnPage = lazy(async () => (await import('../lesson/page.tsx')).LearnPage);
const MessagesPage = lazy(async () => (await import('../messages/messages-page.tsx')).MessagesPage);
const YouPage = lazy(async () => (await import('../people/you-page.tsx')).YouPage);
const BackPage = lazy(async () => (await import('../people/sign-in-page.tsx')).BackPage);
const SignInPage = lazy(async () => (await import('../people/sign-in-page.tsx')).SignInPage);
const AdminPage = lazy(async () => (await import('../admin/admin-page.tsx')).AdminPage);
const MyGamesPage = lazy(async () => (await import('../my-games/page.tsx')).MyGamesPage);
const DigsPage = lazy(async () => (await import('../deals/digs-page.tsx')).DigsPage);
const DealPage = lazy(async () => (await import('../deals/deal-page.tsx')).DealPage);
const StylePage = lazy(async () => (await import('./style-page.tsx')).StylePage);

/** Pages that are about the game that the address names. */
const OF_A_GAME = ['invite', 'screen', 'guide', 'rules', 'proofs', 'about', 'learn', 'correct'];

/** Which page the address asks for. */
export function App() {
  const [page = '', id = '', rest = '', more = ''] = route.value;
  if (OF_A_GAME.includes(page) && !hasBoard(id)) return <Lost />;
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
      return <OneScreen key={`${id} ${rest}`} game={id} isAgainstBots={rest === 'bots'} />;
    case 'guide':
      return <GuidePage key={id} game={id} />;
    case 'rules':
      return <RulesPage key={id} game={id} rule={rest} />;
    case 'proofs':
      return <RulesPage key={`proofs ${id}`} game={id} rule={rest} isProven />;
    case 'about':
      return <AboutPage key={`${id} ${rest}`} game={id} edition={rest === '' ? null : rest} />;
    case 'learn':
      return <LearnPage key={`${id} ${rest}`} game={id} lesson={rest === '' ? null : rest} />;
    case 'correct':
      return <CorrectPage key={`${id} ${rest} ${more}`} game={id} edition={rest === '' ? null : rest} path={more} />;
    case 'verify':
      return <VerifyPage key={id} table={id} />;
    case 'digs':
      return <DigsPage />;
    case 'deal':
      return <DealPage key={id} id={id} />;
    case 'messages':
      return <MessagesPage key={id} what={id} token={rest} />;
    case 'me':
      return <YouPage />;
    case 'back':
      return <BackPage key={id} table={id} />;
    case 'sign-in':
      return <SignInPage key={id} token={id} />;
    case 'admin':
      return <AdminPage />;
    case 'my-games':
      return <MyGamesPage />;
    case 'style':
      return <StylePage />;
    default:
      return <Lost />;
  }
}
