import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words.ts';
import './dialog.css';

interface DialogProps {
  readonly label: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Something that comes forward and keeps the focus until it is closed. */
export function Dialog({ label, class: extra = '', onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; by key Escape does
    <dialog
      ref={element}
      class={`dialog ${extra}`}
      aria-label={label}
      // However the browser closes it: by Escape, by a gesture, with or without asking first.
      onClose={onClose}
      onClick={event => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-body">
        <button type="button" class="dialog-close" aria-label={t('close')} onClick={onClose}>
          ×
        </button>
        {children}
      </div>
    </dialog>
  );
}
