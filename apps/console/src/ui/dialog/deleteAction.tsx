import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Action } from '../menu/action.ts';
import { Name } from '../value/UserText.tsx';
import { confirm } from './confirm.ts';

interface Deletion {
  name: string;
  /** Shows in parentheses after the name. */
  detail?: string;
  /** Replaces the default text of the question. */
  body?: ReactNode;
  disabledReason?: string | undefined;
  run: () => Promise<unknown>;
}

/**
 * The action that deletes a row's record for good, after a question that names it.
 * @param noun the kind of record, `data source`
 */
export function deleteAction(noun: string, deletion: Deletion): Action {
  const { disabledReason, name, detail, body, run } = deletion;
  const question = {
    title: `Delete ${noun}?`,
    confirmLabel: `Delete ${noun.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())}`,
    danger: true,
    body: body ?? (
      <>
        <Name>{name}</Name>{' '}
        {detail && (
          <span>
            (<bdi>{detail}</bdi>){' '}
          </span>
        )}
        <span>will be deleted. This cannot be undone.</span>
      </>
    ),
    action: run,
  };
  return {
    label: 'Delete',
    icon: IconTrash,
    danger: true,
    disabledReason,
    onSelect: () => void confirm(question),
  };
}
