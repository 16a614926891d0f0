import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useStore } from '../../core/store.ts';
import { lazyPart } from '../page/lazyPart.tsx';
import { askedQuestion, type AskedQuestion } from './confirm.ts';

/** Loads with the first question. If that fails, the safe choice is taken. */
const QuestionDialog = lazyPart<{ question: AskedQuestion }>(
  async () => (await import('./ConfirmDialog.tsx')).QuestionDialog,
  function Unasked({ question }) {
    useEffect(() => question.answer(false), [question]);
    return null;
  },
);

/** Shows the questions of {@link confirm}, once for all screens. A move to another screen answers no. */
export function Questions() {
  const question = useStore(askedQuestion);
  const router = useRouter();
  useEffect(() => {
    const refuse = () => askedQuestion.get()?.answer(false);
    const stop = router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && refuse());
    return () => {
      stop();
      refuse();
    };
  }, [router]);
  return (
    <Suspense>{question && <QuestionDialog key={question.id} question={question} />}</Suspense>
  );
}
