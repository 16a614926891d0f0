import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../page/lazyPart.tsx';
import { askedQuestion, type AskedQuestion } from './confirm.ts';

/** Comes with the first question; where it cannot be had, the safe choice is taken. */
const QuestionDialog = lazyPart<{ question: AskedQuestion }>(
  async () => (await import('./ConfirmDialog.tsx')).QuestionDialog,
  ({ question }) => {
    useEffect(() => question.answer(false), [question]);
    return null;
  },
);

/** Where the questions of {@link confirm} show. Stands once, above all screens; a move to another one answers no. */
export function Questions() {
  const question = useSyncExternalStore(askedQuestion.subscribe, askedQuestion.now);
  const router = useRouter();
  useEffect(() => {
    const refuse = () => askedQuestion.now()?.answer(false);
    const unsubscribe = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) refuse();
    });
    return () => {
      unsubscribe();
      refuse();
    };
  }, [router]);
  return (
    <Suspense>{question && <QuestionDialog key={question.id} question={question} />}</Suspense>
  );
}
