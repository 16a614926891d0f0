import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Action } from '../menu/action.ts';
import { Name } from '../value/UserText.tsx';
import { confirm, type Question } from './confirm.ts';

interface AskingAction
  extends
    Pick<Action, 'label' | 'icon' | 'danger' | 'disabledReason'>,
    Omit<Question, 'confirmLabel' | 'action'> {
  /** The label of the button that confirms; by default, that of the action. */
  confirmLabel?: string;
  run: () => Promise<unknown>;
}

/** The action of a row that runs after a question. The question is red if the action is. */
export function askingAction(action: AskingAction): Action {
  const { label, icon, disabledReason, run, ...question } = action;
  return {
    label,
    icon,
    danger: question.danger,
    disabledReason,
    onSelect: () => void confirm({ confirmLabel: label, ...question, action: run }),
  };
}

interface Deletion extends Pick<AskingAction, 'disabledReason' | 'run'> {
  name: string;
  /** Shows in parentheses after the name. */
  detail?: string;
  /** Replaces the default text of the question. */
  body?: ReactNode;
}

/**
 * The action that deletes a row's record for good, after a question that names it.
 * @param noun the kind of record, `data source`
 */
export function deleteAction(noun: string, { name, detail, body, ...deletion }: Deletion): Action {
  return askingAction({
    ...deletion,
    label: 'Delete',
    icon: IconTrash,
    danger: true,
    title: `Delete ${noun}?`,
    confirmLabel: `Delete ${noun.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())}`,
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
  });
}
