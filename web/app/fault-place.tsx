/** What the reader of a file says of a fault, and where it stands: for those who can mend it. */
export function FaultPlace({ path, fault }: { path: string; fault: string }) {
  return (
    <p class="quiet">
      <code lang="en">
        {path === '' ? '' : `${path}: `}
        {fault}
      </code>
    </p>
  );
}
