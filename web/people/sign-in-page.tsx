import { useSignal } from '@preact/signals';
import { PageHead } from '../app/page-head.tsx';
import { href } from '../route.ts';
import { arrive } from './arrive.ts';
import { people } from './calls.ts';
import { WaysBack } from './ways-back.tsx';
import { p } from './words.ts';
import './people.css';

/** Ways back, to the front page or to a table. */
export function BackPage({ table }: { table: string }) {
  return (
    <div class="page">
      <PageHead />
      <main class="narrow you">
        <h1>{p('back')}</h1>
        <p>{p('back.line')}</p>
        <WaysBack at={table === '' ? href() : href('at', table)} />
      </main>
    </div>
  );
}

/** Who comes by a link from a mail. It waits for a click: programs that look at mails open links, too. */
export function SignInPage({ token }: { token: string }) {
  const said = useSignal<string | null>(null);
  const open = () => {
    people.byLink(token).then(
      ({ did, name }) => {
        said.value = p(did === 'kept' ? 'link.kept' : 'link.in', { name });
        if (did === 'signedIn') void arrive(name, href());
      },
      () => (said.value = p('link.bad')),
    );
  };
  return (
    <div class="page">
      <PageHead />
      <main class="narrow you">
        <h1>{p('link')}</h1>
        {said.value === null ? (
          <>
            <p>{p('link.line')}</p>
            <button type="button" class="button strong" id="use-link" onClick={open}>
              {p('link.go')}
            </button>
          </>
        ) : (
          <>
            <p role="status">{said.value}</p>
            <a class="button" href={href('me')}>
              {p('title')}
            </a>
          </>
        )}
      </main>
    </div>
  );
}
