import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useStore } from '../../core/store.ts';
import { lazyWithFallback } from '../page/lazyWithFallback.tsx';
import { openQuestion, type OpenQuestion } from './confirm.ts';

/** Loads with the first question. If it cannot be loaded, the answer is no. */
const QuestionDialog = lazyWithFallback<{ question: OpenQuestion }>(
  async () => (await import('./ConfirmDialog.tsx')).QuestionDialog,
  function QuestionUnavailable({ question }) {
    useEffect(() => question.answer(false), [question]);
    return null;
  },
);

/** Shows the questions of {@link confirm}, once for all screens. Navigating to another screen answers no. */
export function Questions() {
  const question = useStore(openQuestion);
  const router = useRouter();
  useEffect(() => {
    const refuse = () => openQuestion.get()?.answer(false);
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
