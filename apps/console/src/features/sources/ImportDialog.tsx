import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { ImportPreviewRecord, ImportResult, ImportStats, Source } from '@dropcatch/sdk';
import { importInputLimits as limits } from '@dropcatch/sdk/limits';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { errorText, Refusal } from '../../core/api/errors.ts';
import { showFailure } from '../../core/api/messages.ts';
import { importSource } from '../../entities/sources/sources.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import type { Column } from '../../ui/list/column.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { CallFailure, FailureAlert } from '../../ui/page/LoadError.tsx';
import { Facts } from '../../ui/value/Facts.tsx';
import { inputOrder, wholeNumberProblem } from '../../ui/form/fields.ts';
import { UserText } from '../../ui/value/UserText.tsx';
import { formatPrice, dash, countOf, formatCount } from '../../core/text/numbers.ts';
import { formatDay } from '../../core/time/time.ts';
import { useFocusHandedOn } from '../../ui/focus/moveFocus.ts';
import { useIsMounted } from '../../ui/form/useFormKept.ts';
import { continues, outlivesItsCall, useImportUnderWay } from './importUnderWay.ts';
import styles from './sources.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

/** The limit of a preview, whatever that of an import (spec, sections 5 and 9). */
const previewLimit = 10;
const limitRange = { min: limits.limit.min, max: 1_000_000_000 };

interface ImportDialogProps {
  source: Source;
  onHistory: () => void;
  onClose: () => void;
}

/** What to say of a call that failed (spec, section 8). */
const failure = 'Import failed: {error}';

/**
 * Imports a source now, or shows what an import would bring (spec, section 2). Who closes the dialog while an import is on
 * its way hears of a failure, and cannot start a second one beside it, nor beside one that goes on in the background.
 */
export function ImportDialog({ source, onHistory, onClose }: ImportDialogProps) {
  const [preview, setPreview] = useState(false);
  const [limit, setLimit] = useState(String(limits.limit.default));
  const submission = useSubmission(source);
  const underWay = useImportUnderWay(source.id);
  const { goesOn, look } = underWay;
  const lost = preview ? undefined : underWay.lost;
  const running = (underWay.waiting && !submission.isPending) || lost === 'running';
  const inDoubt = lost === 'looking' || lost === 'unknown';
  const problem = preview ? undefined : wholeNumberProblem(limit, 'Record Limit', limitRange);
  const blocked = problem !== undefined || (!preview && (goesOn || running || inDoubt));
  // What is told of a preview that took too long is that it failed.
  const left = !preview && continues(submission);
  // Its answer was lost, and the history has it.
  const found = submission.error !== null && (lost === 'running' || lost === 'ended');
  const done = submission.data && doneText(submission.data, submission.variables.preview);
  const sending = useRef<HTMLButtonElement>(null);
  const told = useRef<HTMLDivElement>(null);
  useFocusHandedOn(told, goesOn || lost === 'running' || lost === 'unknown');
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    if (blocked || submission.isPending) return;
    // The field that may have the focus takes nothing while the call is on its way, and would lose it.
    sending.current?.focus();
    submission.mutate({ preview, limit: preview ? previewLimit : Number(limit) });
  };
  return (
    <Dialog onClose={onClose} title={`Import: ${source.name}`} size="lg">
      <Stack gap="sm">
        <div>
          <form noValidate onSubmit={start}>
            <Stack gap="sm">
              <NativeSelect
                label="Import Mode"
                data-autofocus
                data={[
                  { value: 'full', label: 'Full Import' },
                  { value: 'preview', label: 'Preview Only' },
                ]}
                value={preview ? 'preview' : 'full'}
                onChange={(event) => {
                  setPreview(event.currentTarget.value === 'preview');
                  submission.reset();
                }}
                disabled={submission.isPending}
              />
              <TextInput
                label="Record Limit"
                description={
                  preview
                    ? `A preview shows ${previewLimit} records and stores nothing`
                    : '0 means no limit'
                }
                inputWrapperOrder={inputOrder}
                inputMode="numeric"
                disabled={preview || submission.isPending}
                value={preview ? String(previewLimit) : limit}
                error={problem}
                onChange={(event) => setLimit(event.currentTarget.value)}
              />
              <Group justify="flex-end" gap="xs">
                <BusyButton
                  type="submit"
                  ref={sending}
                  busy={submission.isPending || lost === 'looking'}
                  disabled={blocked && lost !== 'looking'}
                >
                  {preview ? 'Show Preview' : 'Start Import'}
                </BusyButton>
              </Group>
            </Stack>
          </form>
          {/* Here before there is anything to say, or a screen reader would not say the first. */}
          <div role="status" tabIndex={-1} ref={told} className={styles.told}>
            {submission.isPending && !preview && (
              <p className={styles.preview}>
                Importing… You may close this: the result will be in the history.
              </p>
            )}
            {running && (
              <p className={styles.preview}>
                An import of this source is running: its result will be in the history.
              </p>
            )}
            {inDoubt && <Doubt looking={lost === 'looking'} onLook={look} />}
            {lost === 'notBegun' && submission.error && (
              <p className={styles.preview}>Its history shows that no import is running.</p>
            )}
            {!preview && (goesOn || left || (found && !running)) && (
              <Background ended={!goesOn} onHistory={onHistory} />
            )}
            {!left && done !== undefined && (
              <Alert color="teal" role="note" icon={<IconCheck aria-hidden />}>
                {done}
              </Alert>
            )}
            <span className="visually-hidden">
              {submission.data?.preview &&
                `${countOf(submission.data.preview.length, 'record')} in the preview`}
            </span>
          </div>
        </div>
        {!left && !found && <Outcome result={submission.data} error={submission.error} />}
      </Stack>
    </Dialog>
  );
}

/** The call, whose failure is told in a toast where its dialog is gone. A preview has no one to tell then. */
function useSubmission(source: Source) {
  const mounted = useIsMounted();
  return useMutation({
    ...importSource(source),
    onSuccess: (result, { preview }) => {
      if (!mounted.current && !preview && result.success === false) {
        showFailure(refusalOf(result));
      }
    },
    onError: (error, { preview }) => {
      if (mounted.current || preview || outlivesItsCall(error)) return;
      showFailure(errorText(error, failure), error);
    },
  });
}

/** What to say of a call that worked; nothing where a preview shows its records instead. */
function doneText(result: Partial<ImportResult>, preview = false): string | undefined {
  if (result.success === false) return undefined;
  if (result.message) return result.message;
  if (preview) return result.preview ? undefined : 'The server sent no records to preview.';
  return 'The import is done. Its result is in the history.';
}

function refusalOf({ error, message }: Partial<ImportResult>): string {
  return errorText(new Refusal(error ?? message ?? ''), failure);
}

interface OutcomeProps {
  result: Partial<ImportResult> | undefined;
  error: Error | null;
}

/** What came of an import that is over, or why there was none. */
function Outcome({ result, error }: OutcomeProps) {
  if (error) return <CallFailure error={error} failure={failure} />;
  if (!result) return null;
  return (
    <>
      {result.success === false && <FailureAlert>{refusalOf(result)}</FailureAlert>}
      {result.stats && <Statistics stats={result.stats} />}
      {result.preview && <Preview records={result.preview} />}
    </>
  );
}

/** The connection broke before the answer came: nobody knows yet what the server does. */
function Doubt({ looking, onLook }: { looking: boolean; onLook: () => void }) {
  return (
    <Alert
      color="yellow"
      role="note"
      icon={<IconClock aria-hidden />}
      title="The import may be running on the server"
    >
      <p className={styles.notice}>
        {looking
          ? 'Looking in its history…'
          : 'Its history cannot be loaded. Do not start it again before you know.'}
      </p>
      {!looking && (
        <Button size="xs" variant="default" onClick={onLook}>
          Look Again
        </Button>
      )}
    </Alert>
  );
}

function Background({ ended, onHistory }: { ended: boolean; onHistory: () => void }) {
  return (
    <Alert
      color="blue"
      role="note"
      icon={<IconClock aria-hidden />}
      title={ended ? 'The import has ended' : 'The import continues in the background'}
    >
      <p className={styles.notice}>
        {ended
          ? 'Its result is in the history.'
          : 'It takes longer than a request may. Do not start it again: its result will be in the history.'}
      </p>
      <Button size="xs" variant="default" onClick={onHistory}>
        Import History
      </Button>
    </Alert>
  );
}

function Statistics({ stats }: { stats: ImportStats }) {
  const { total, imported, failed, duplicates, errors, note } = stats;
  return (
    <section aria-label="Import statistics">
      <Facts
        facts={[
          ['Total', formatCount(total)],
          ['Imported', formatCount(imported)],
          ['Failed', formatCount(failed)],
          ['Duplicates', formatCount(duplicates)],
        ]}
      />
      {note && <p className={styles.preview}>{note}</p>}
      {errors.length > 0 && (
        <>
          <p className={styles.preview}>
            {errors.length < failed
              ? `The first ${countOf(errors.length, 'error')} of ${formatCount(failed)}:`
              : `${countOf(errors.length, 'error')}:`}
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
    <div className={styles.records}>
      <DataList
        label="Preview"
        rows={records}
        columns={previewColumns}
        // Not by its name: a source may have one twice, with two drop dates or just so.
        rowKey={(record) => records.indexOf(record)}
        empty="The source has no records today."
      />
    </div>
  );
}

const previewColumns: Column<ImportPreviewRecord>[] = [
  {
    id: 'domain',
    header: 'Domain',
    width: 200,
    cell: ({ domain }) => <DomainName name={domain} />,
  },
  {
    id: 'drop_date',
    header: 'Drop Date',
    width: 110,
    cell: ({ drop_date }) => (drop_date ? formatDay(drop_date) : dash),
  },
  {
    id: 'expiration_date',
    header: 'Expiration Date',
    width: 130,
    cell: ({ expiration_date }) => (expiration_date ? formatDay(expiration_date) : dash),
  },
  {
    id: 'price',
    header: 'Price',
    width: 90,
    align: 'right',
    cell: ({ price }) => (typeof price === 'number' ? formatPrice(price) : dash),
  },
];
