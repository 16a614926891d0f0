import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefCallback,
} from 'react';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { BulkCheckResults } from './BulkCheckResults.tsx';
import { accountList, accountOption } from '../../entities/epp/eppAccounts.ts';
import { DomainsField, EnteredTexts } from '../../entities/domains/DomainsField.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { requiredField } from '../../ui/form/fields.ts';
import {
  domainListProblem,
  maxBulkDomains,
  parseDomainList,
} from '../../entities/domains/domainList.ts';
import { useRefusalFocus } from '../../ui/focus/moveFocus.ts';
import { countOf } from '../../core/text/numbers.ts';
import { startBulkCheck, stopBulkCheck, useBulkCheck, bulkCheckDraft } from './bulkCheck.ts';
import styles from './eppTools.module.css';

/** EPP Tools: the bulk domain check (spec, section 2). */
export function EppToolsPage() {
  return (
    <>
      <PageHeader
        title="EPP Tools"
        subtitle="Check the availability of many domains at a registry"
      />
      <BulkCheckForm />
      <BulkCheckResults />
    </>
  );
}

/** Account and names of a bulk check, with the rules and messages of the spec's section 5. */
function BulkCheckForm() {
  const { status } = useBulkCheck();
  const running = status === 'running';
  const accounts = useQuery(accountList);
  const [draft, setDraft] = useState(bulkCheckDraft.read);
  const [asked, setAsked] = useState(false);
  const keepFocus = useFocusOfPlace();
  const form = useRef<HTMLFormElement>(null);
  const refuse = useRefusalFocus(form, false);

  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    bulkCheckDraft.save(part);
  };
  const active = accounts.data?.accounts.filter(({ is_active }) => is_active) ?? [];
  const account = active.find(({ id }) => String(id) === draft.account);
  const accountProblem = account ? undefined : 'Please select an EPP account';
  const list = useMemo(() => parseDomainList(draft.text), [draft.text]);
  const { domains, unique, invalid } = list;
  const listProblem = domainListProblem(draft.text, list);
  const repeated = domains.length > unique.length && domains.length <= maxBulkDomains;

  const focusStart = () =>
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  const start = () => {
    setAsked(true);
    if (running) return;
    if (!account || listProblem) return refuse();
    setAsked(false);
    // The field in which keys have started it takes none while the check runs.
    focusStart();
    startBulkCheck(account, unique);
  };

  return (
    <section className={styles.panel} aria-label="Bulk domain check">
      {draft.running && status === 'idle' && (
        <Alert mb="sm" withCloseButton onClose={() => change({ running: false })}>
          The last check was stopped when the page was left.
        </Alert>
      )}
      {accounts.error && (
        <LoadError
          error={accounts.error}
          failure="Failed to load EPP accounts: {error}"
          onRetry={accounts.refetch}
        />
      )}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <div className={styles.fields}>
          <NativeSelect
            label="EPP Account"
            {...requiredField}
            disabled={running}
            error={asked && accountProblem}
            value={draft.account}
            onChange={(event) => change({ account: event.currentTarget.value })}
            data={[{ value: '', label: 'Select an account' }, ...active.map(accountOption)]}
          />
          <DomainsField
            disabled={running}
            error={asked && !accountProblem && listProblem}
            value={draft.text}
            onChange={(text) => change({ text })}
          />
        </div>
        <Group mt="sm" gap="sm">
          {running ? (
            // Keys, or the button that was clicked to stop would turn into the one that submits, and start anew.
            <Button
              key="stop"
              ref={keepFocus}
              onKeyDown={ignoreRepeat}
              color="red"
              leftSection={<IconPlayerStop size={16} aria-hidden />}
              // The second click of a double click that started it is not meant to stop it.
              onClick={({ detail }) => detail < 2 && stopBulkCheck()}
            >
              Stop Check
            </Button>
          ) : (
            <Button
              key="start"
              ref={keepFocus}
              onKeyDown={ignoreRepeat}
              type="submit"
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
            >
              Start Check
            </Button>
          )}
          {repeated && !running && (
            <Button
              variant="default"
              onClick={() => {
                change({ text: withoutRepeats(unique, invalid) });
                // This button is gone then.
                focusStart();
              }}
            >
              Remove duplicates
            </Button>
          )}
          <Text size="sm" c="dimmed" aria-live="polite">
            <span>{countOf(domains.length, 'domain')}</span>
            <span>
              {invalid.length > 0 && `, ${countOf(invalid.length, 'entry', 'entries')} left out: `}
            </span>
            <EnteredTexts entries={invalid} most={3} />
          </Text>
        </Group>
      </form>
    </section>
  );
}

/** A key that is held is not meant for the button that takes the place of the one it pressed. */
function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** The ref of buttons that take each other's place: a focus that one had goes on to the next, and is taken from nobody else. */
function useFocusOfPlace(): RefCallback<HTMLButtonElement> {
  const had = useRef(false);
  return useCallback((button) => {
    if (had.current) button?.focus({ preventScroll: true });
    return () => {
      had.current = document.activeElement === button;
    };
  }, []);
}

function withoutRepeats(unique: readonly string[], invalid: readonly string[]): string {
  return [...unique, ...invalid].join('\n');
}
