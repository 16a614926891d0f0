import { useQuery } from '@tanstack/react-query';
import { FieldNote } from '../../ui/form/FieldNote.tsx';
import { misfitText, type ServingAccount } from './accountFit.ts';
import { categoryList } from './choices.ts';

interface AccountFitNoteProps {
  account: ServingAccount | undefined;
  names: readonly string[];
  /** Whether there are more names than these. */
  isSample?: boolean;
}

/** Says below a field which names the account does not serve, if there are any. It does not stop anything. */
export function AccountFitNote({ account, names, isSample }: AccountFitNoteProps) {
  const categories = useQuery(categoryList).data?.categories;
  const text = account && misfitText(account, categories, names, isSample);
  // Always rendered: screen readers announce only changes of an existing status element.
  return <div role="status">{text && <FieldNote>{text}</FieldNote>}</div>;
}
