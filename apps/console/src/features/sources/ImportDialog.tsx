import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import type { ImportPreviewRecord, ImportResult, ImportStats, Source } from '@dropcatch/sdk';
import { importInputLimits as limits } from '@dropcatch/sdk/limits';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { errorText, refusalReason, RefusedError } from '../../core/api/errors.ts';
import { showFailure } from '../../core/api/messages.ts';
import { pluralize, formatCount } from '../../core/text/numbers.ts';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { importFailed, importSource } from '../../entities/sources/sources.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useFocusFallback } from '../../ui/focus/moveFocus.ts';
import { wholeNumberProblem } from '../../ui/form/fields.ts';
import { useFormCheck } from '../../ui/form/useFormCheck.ts';
import { useIsMounted } from '../../core/useIsMounted.ts';
import { day, price, type Column } from '../../ui/list/column.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { CallFailure, FailureAlert } from '../../ui/page/LoadError.tsx';
import { Facts } from '../../ui/value/Facts.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { outlivesItsCall, useImportState, type ImportState } from './imports.ts';
import styles from './sources.module.css';

/** The record limit of a preview (spec, sections 5 and 9). */
const previewLimit = 10;
const limitRange = { min: limits.limit.min, max: 1_000_000_000 };

/**
 * Imports a source now, or shows a preview (spec, section 2). If the dialog is closed during an import, a failure shows
 * as a message. While an import runs, also in the background, no other can be started.
 */
export function ImportDialog({ record: source }: { record: Source }) {
  const form = useForm({
    initialValues: { mode: 'full', limit: String(limits.limit.default) },
    validate: {
      limit: (text, { mode }) =>
        mode === 'preview' ? null : wholeNumberProblem(text, 'Record Limit', limitRange),
    },
  });
  const { mode, limit } = form.values;
  const preview = mode === 'preview';
  const submission = useSubmission(source);
  const { isPending, data, error } = submission;
  const importState = useImportState(source.id);
  // A preview can run during an import.
  const state = preview ? 'answered' : importState.state;
  const { mayStart, showsAnswer } = states[state];
  const done = showsAnswer && data ? doneText(data, submission.variables.preview) : undefined;
  const submitButton = useRef<HTMLButtonElement>(null);
  const statusElement = useRef<HTMLDivElement>(null);
  useFocusFallback(statusElement, ['background', 'running', 'unknown'].includes(importState.state));
  const [content, submit] = useFormCheck<typeof form.values, unknown, HTMLDivElement>(
    form,
    isPending,
  );
  const start = () => {
    if (!mayStart || isPending) return;
    // The fields are disabled during the call, so the focus moves to the button.
    submitButton.current?.focus();
    submission.mutate({ preview, limit: preview ? previewLimit : Number(limit) });
  };
  return (
    <Dialog
      title={`Import: ${source.name}`}
      {...ImportDialog.dialogSize}
      onSubmit={(event) => submit(start)(event)}
      contentRef={content}
      footer={(leave) => (
        <>
          <Button variant="default" onClick={leave}>
            {showsAnswer && data ? 'Close' : 'Cancel'}
          </Button>
          <BusyButton
            type="submit"
            ref={submitButton}
            busy={isPending || state === 'checking'}
            disabled={!mayStart && !isPending && state !== 'checking'}
          >
            {preview ? 'Show Preview' : 'Start Import'}
          </BusyButton>
        </>
      )}
    >
      <NativeSelect
        label="Import Mode"
        data-autofocus
        data={[
          { value: 'full', label: 'Full Import' },
          { value: 'preview', label: 'Preview Only' },
        ]}
        {...form.getInputProps('mode')}
        onChange={({ currentTarget }) => {
          form.setFieldValue('mode', currentTarget.value);
          submission.reset();
        }}
        disabled={isPending}
      />
      <TextInput
        label="Record Limit"
        description={
          preview
            ? `A preview shows ${previewLimit} records and stores nothing`
            : '0 means no limit'
        }
        inputMode="numeric"
        disabled={preview || isPending}
        {...form.getInputProps('limit')}
        value={preview ? String(previewLimit) : limit}
      />
      {/* Always rendered: screen readers announce only changes of an existing status element. */}
      <div role="status" tabIndex={-1} ref={statusElement}>
        <StateNote
          state={state}
          isOwn={!submission.isIdle}
          message={data?.message}
          sourceId={source.id}
          onRefetch={importState.refetch}
        />
        {done !== undefined && (
          <Alert color="teal" role="note" icon={<IconCheck aria-hidden />}>
            {done}
          </Alert>
        )}
        <span className="visually-hidden">
          {data?.preview && `${pluralize(data.preview.length, 'record')} in the preview`}
        </span>
      </div>
      {showsAnswer && <CallFailure error={error} />}
      {showsAnswer && data && <Outcome result={data} />}
    </Dialog>
  );
}

ImportDialog.dialogSize = { size: 'lg', height: 306 };

/**
 * The import call. If the dialog is closed, the failure of an import shows as a message; that of a preview does not.
 */
function useSubmission(source: Source) {
  const mounted = useIsMounted();
  return useMutation({
    ...importSource(source),
    onSuccess: (result, { preview }) => {
      if (!mounted.current && !preview && result.success === false) {
        showFailure(failureText(result));
      }
    },
    onError: (error, { preview }) => {
      if (mounted.current || preview || outlivesItsCall(error)) return;
      showFailure(errorText(error), error);
    },
  });
}

/** The message for a successful call; undefined if a preview shows its records instead. */
function doneText(result: Partial<ImportResult>, preview = false): string | undefined {
  if (result.success === false) return undefined;
  if (result.message) return result.message;
  if (preview) return result.preview ? undefined : 'The server sent no records to preview.';
  return 'The import is done. Its result is in the history.';
}

function failureText(result: Partial<ImportResult>): string {
  return errorText(new RefusedError(refusalReason(result)), importFailed);
}

const lines = {
  sending: 'Importing… You may close this: the result will be in the history.',
  running: 'An import of this source is running: its result will be in the history.',
  notStarted: 'Its history shows that no import is running.',
} as const;

const mayBeRunning = 'The import may be running on the server';

interface StateRules {
  /** Whether another import may start. */
  mayStart?: boolean;
  /** Whether the answer of the call is the newest that is known. */
  showsAnswer?: boolean;
  alert?: readonly [title: string, text: string];
}

/** What the dialog allows and says in each state. */
const states: Readonly<Record<ImportState, StateRules>> = {
  pending: { showsAnswer: true },
  answered: { mayStart: true, showsAnswer: true },
  background: {
    alert: [
      'The import continues in the background',
      'It takes longer than a request can. Do not start it again: its result will be in the history.',
    ],
  },
  ended: { mayStart: true, alert: ['The import has ended', 'Its result is in the history.'] },
  checking: { showsAnswer: true, alert: [mayBeRunning, 'Checking its history…'] },
  unknown: {
    showsAnswer: true,
    alert: [mayBeRunning, 'Its history cannot be loaded. Do not start it again before you know.'],
  },
  running: {},
  notStarted: { mayStart: true, showsAnswer: true },
};

interface StateNoteProps {
  state: ImportState;
  /** Whether the import was started in this dialog. */
  isOwn: boolean;
  sourceId: number;
  /** What the server says about the import. */
  message: string | undefined;
  onRefetch: () => void;
}

/** The state of an import besides its answer. Renders nothing for an import that ended before the dialog opened. */
function StateNote({ state, isOwn, sourceId, message, onRefetch }: StateNoteProps) {
  const navigate = useNavigate();
  const line = state === 'pending' ? (isOwn ? 'sending' : 'running') : state;
  if (line === 'sending' || line === 'running' || (line === 'notStarted' && isOwn)) {
    return <p className={styles.preview}>{lines[line]}</p>;
  }
  const [title, text] = states[state].alert ?? [];
  if (!title || (state === 'ended' && !isOwn)) return null;
  const toHistory = () =>
    void navigate({ to: '/sources/$sourceId/history', params: { sourceId }, replace: true });
  return (
    <Alert
      color={title === mayBeRunning ? 'yellow' : 'cobalt'}
      role="note"
      icon={<IconClock aria-hidden />}
      title={title}
    >
      {state === 'background' && message && <p className={styles.notice}>{message}</p>}
      <p className={styles.notice}>{text}</p>
      {state !== 'checking' && (
        <Button size="xs" variant="default" onClick={state === 'unknown' ? onRefetch : toHistory}>
          {state === 'unknown' ? 'Check Again' : 'Import History'}
        </Button>
      )}
    </Alert>
  );
}

function Outcome({ result }: { result: Partial<ImportResult> }) {
  return (
    <>
      {result.success === false && <FailureAlert>{failureText(result)}</FailureAlert>}
      {result.stats && <Statistics {...result.stats} />}
      {result.preview && <Preview records={result.preview} />}
    </>
  );
}

/** The figures of an import. Any of them may be missing. */
function Statistics({ total, imported, failed, duplicates, note, ...stats }: Partial<ImportStats>) {
  const errors = stats.errors ?? [];
  const count = pluralize(errors.length, 'error');
  return (
    <section aria-label="Import statistics">
      <Facts
        facts={{
          Total: formatCount(total),
          Imported: formatCount(imported),
          Failed: formatCount(failed),
          Duplicates: formatCount(duplicates),
        }}
      />
      {note && <p className={styles.preview}>{note}</p>}
      {errors.length > 0 && (
        <>
          <p className={styles.preview}>
            {errors.length < (failed ?? 0)
              ? `The first ${count} of ${formatCount(failed)}:`
              : `${count}:`}
          </p>
          <ul className={styles.errors} aria-label="Errors">
            {errors.map((text, index) => (
              <li key={index}>
                <UserText>{text}</UserText>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Preview({ records }: { records: readonly ImportPreviewRecord[] }) {
  return (
    <DataList
      label="Preview"
      rows={records}
      columns={previewColumns}
      // The name is no key, since a source may contain it twice.
      rowKey={(record) => records.indexOf(record)}
      empty="The source has no records today."
    />
  );
}

const previewColumns: Column<ImportPreviewRecord>[] = [
  {
    id: 'domain',
    header: 'Domain',
    width: 200,
    cell: ({ domain }) => <DomainName name={domain} />,
  },
  { id: 'drop_date', header: 'Drop Date', width: 110, ...day(({ drop_date }) => drop_date) },
  {
    id: 'expiration_date',
    header: 'Expiration Date',
    width: 130,
    ...day(({ expiration_date }) => expiration_date),
  },
  { id: 'price', header: 'Price', width: 90, ...price(({ price: dollars }) => dollars) },
];
