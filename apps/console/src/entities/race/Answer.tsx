import type { EppLogRow } from '@dropcatch/sdk';
import type { AnswerTone } from './outcome.ts';
import says from '../../ui/value/says.module.css';
import styles from './Answer.module.css';

interface AnswerProps {
  row: Pick<EppLogRow, 'status_code' | 'status_message'>;
  tone: AnswerTone;
}

/** What a registry answered: the code, and its text where there is room. */
export function Answer({ row: { status_code, status_message }, tone }: AnswerProps) {
  const text = status_message ?? (status_code === null ? 'No answer' : '');
  return (
    <span className={styles.answer} title={text}>
      {status_code !== null && (
        <b className={says.says} data-say={tone} translate="no">
          {status_code}
        </b>
      )}
      <span className={says.says} data-say={status_code === null && tone === 'bad' ? 'bad' : 'dim'}>
        {text}
      </span>
    </span>
  );
}
