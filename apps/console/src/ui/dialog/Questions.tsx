import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from '../../core/store.ts';
import { lazyPart } from '../page/lazyPart.tsx';
import { openQuestion, type OpenQuestion } from './confirm.ts';

/** Loads with the first question. If it cannot be loaded, the answer is no. */
const QuestionDialog = lazyPart(async () => (await import('./ConfirmDialog.tsx')).QuestionDialog, {
  failed: QuestionUnavailable,
});

function QuestionUnavailable({ question }: { question: OpenQuestion }) {
  useEffect(() => question.answer(false), [question]);
  return null;
}

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
  return question && <QuestionDialog key={question.id} question={question} />;
}
