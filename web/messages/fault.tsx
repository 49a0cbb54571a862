import { ServerRefusal } from '../host/api.ts';
import { m } from './words.ts';

/** What the server had against it: in words where it is common, otherwise as it says it. */
export function Fault({ fault }: { fault: unknown }) {
  if (fault === null) return null;
  const code = fault instanceof ServerRefusal ? fault.code : '';
  return (
    <p class="fault" role="alert">
      {code === 'tooMany' || code === 'tooFast' ? (
        m('failed.tooMany')
      ) : (
        <>
          {m('failed')} <code lang="en">{fault instanceof Error ? fault.message : String(fault)}</code>
        </>
      )}
    </p>
  );
}
