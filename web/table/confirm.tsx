import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  readonly question: string;
  readonly line: string;
  /** What the button does, in words: never `OK`. */
  readonly act: string;
  /** The other button. */
  readonly stay?: string;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** Asks before what nobody can take back. Everything else has undo. */
export function Confirm({ question, line, act, stay = t('confirm.stay'), onAct, onClose }: ConfirmProps) {
  return (
    <Dialog label={question} class="confirm" onClose={onClose}>
      <h2>{question}</h2>
      <p>{line}</p>
      <div class="confirm-tools">
        <button type="button" class="button" onClick={onClose}>
          {stay}
        </button>
        <button
          type="button"
          class="button strong"
          data-act="confirm"
          onClick={() => {
            onClose();
            onAct();
          }}
        >
          {act}
        </button>
      </div>
    </Dialog>
  );
}
