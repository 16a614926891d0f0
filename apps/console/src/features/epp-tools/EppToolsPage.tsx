import { Alert, Button, NativeSelect, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { pluralize } from '../../core/text/numbers.ts';
import {
  domainListProblem,
  maxBulkDomains,
  parseDomainList,
} from '../../entities/domains/parseDomainList.ts';
import { DomainsField, InvalidEntries } from '../../entities/domains/DomainsField.tsx';
import { accountList, accountOption, selectAccount } from '../../entities/epp/eppAccounts.ts';
import { bestFitFirst, misfitText } from '../../entities/epp/accountFit.ts';
import { AccountFitNote } from '../../entities/epp/AccountFitNote.tsx';
import { accountsFailed, categoryList } from '../../entities/epp/choices.ts';
import { problemsOf, requiredField } from '../../ui/form/fields.ts';
import { useFormCheck } from '../../ui/form/useFormCheck.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { bulkCheckDraft, startBulkCheck, stopBulkCheck, useBulkCheck } from './bulkCheck.ts';
import { BulkCheckResults } from './BulkCheckResults.tsx';
import styles from './eppTools.module.css';

/** EPP Tools: the bulk domain check (spec, section 2). */
export function EppToolsPage() {
  return (
    <>
      <PageHeader
        title="EPP Tools"
        subtitle="Check the availability of many domains at a registry"
      />
      <div className={styles.tools}>
        <BulkCheckForm />
        <BulkCheckResults />
      </div>
    </>
  );
}

/** The form for the account and the names, with the rules and messages of the spec (section 5). */
function BulkCheckForm() {
  const { status } = useBulkCheck();
  const running = status === 'running';
  const accounts = useQuery(accountList);
  const [draft] = useState(bulkCheckDraft.read);
  const [wasStopped, setWasStopped] = useState(draft.running);
  const form = useForm<{ account: string; text: string }>({
    initialValues: { account: draft.account, text: draft.text },
    onValuesChange: bulkCheckDraft.save,
    validate: (): Record<string, string> =>
      account ? problemsOf({ text: listProblem }) : { account: 'Please select an EPP account' },
  });
  const [content, submit] = useFormCheck(form);
  const { text } = form.values;
  const button = useRef<HTMLButtonElement>(null);
  const list = useMemo(() => parseDomainList(text), [text]);
  const { domains, unique, invalid } = list;
  const { data: categoryData } = useQuery(categoryList);
  const fitting = useMemo(
    () =>
      bestFitFirst(
        accounts.data?.accounts.filter(({ is_active }) => is_active) ?? [],
        categoryData?.categories,
        unique,
      ),
    [accounts.data, categoryData, unique],
  );
  // Until the user chooses, an account that can check all the names.
  const account =
    fitting.find(({ id }) => String(id) === form.values.account) ??
    fitting.find(
      (one) =>
        one.is_connected && unique.length > 0 && !misfitText(one, categoryData?.categories, unique),
    );
  const listProblem = domainListProblem(text, list);
  const hasDuplicates = domains.length > unique.length && domains.length <= maxBulkDomains;

  const start = () => {
    if (running || !account) return;
    // The focused field is disabled while the check runs.
    button.current?.focus({ preventScroll: true });
    startBulkCheck(account, unique);
  };

  return (
    <section aria-label="Bulk domain check" className={styles.check}>
      {wasStopped && status === 'idle' && (
        <Alert
          mb="sm"
          withCloseButton
          onClose={() => {
            setWasStopped(false);
            bulkCheckDraft.save({ running: false });
          }}
        >
          The last check stopped when you left the page.
        </Alert>
      )}
      <LoadError query={accounts} failure={accountsFailed} />
      <form
        ref={content}
        className={styles.form}
        noValidate
        onSubmit={(event) => submit(start)(event)}
      >
        <div>
          <NativeSelect
            label="EPP Account"
            {...requiredField}
            disabled={running}
            {...form.getInputProps('account')}
            value={String(account?.id ?? '')}
            data={[{ value: '', label: selectAccount }, ...fitting.map(accountOption)]}
          />
          <AccountFitNote account={account} names={unique} />
        </div>
        <DomainsField
          disabled={running}
          {...form.getInputProps('text')}
          value={text}
          error={form.errors['text']}
        />
        <Text size="sm" c="dimmed" aria-live="polite">
          <span>{`${domains.length} of ${maxBulkDomains}`}</span>
          <span>
            {invalid.length > 0 && `, ${pluralize(invalid.length, 'entry', 'entries')} left out: `}
          </span>
          <InvalidEntries entries={invalid} max={3} />
        </Text>
        <Button
          ref={button}
          fullWidth
          color={running ? 'red' : undefined}
          leftSection={
            running ? (
              <IconPlayerStop size={16} aria-hidden />
            ) : (
              <IconPlayerPlay size={16} aria-hidden />
            )
          }
          // A key that is held down would start and stop the check repeatedly.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          type={running ? 'button' : 'submit'}
          // The second click of a double click would stop the check that the first one has started.
          onClick={(event) => {
            if (!running) return;
            // The button submits again as soon as the check has stopped.
            event.preventDefault();
            if (event.detail < 2) stopBulkCheck();
          }}
        >
          {running ? 'Stop Check' : 'Start Check'}
        </Button>
        {hasDuplicates && !running && (
          <Button
            fullWidth
            variant="default"
            onClick={() => {
              form.setFieldValue('text', [...unique, ...invalid].join('\n'));
              // This button then disappears.
              button.current?.focus({ preventScroll: true });
            }}
          >
            Remove duplicates
          </Button>
        )}
      </form>
    </section>
  );
}
