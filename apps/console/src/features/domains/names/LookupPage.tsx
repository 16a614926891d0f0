import { Button, Group, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useIsNarrow } from '../../../core/browser/media.ts';
import { tabDraft } from '../../../core/session/userStorage.ts';
import { pluralize } from '../../../core/text/numbers.ts';
import {
  domainListMessages,
  maxBulkDomains,
  parseDomainList,
  type ParsedDomains,
} from '../../../entities/domains/parseDomainList.ts';
import { DomainsField, InvalidEntries } from '../../../entities/domains/DomainsField.tsx';
import { refreshNames } from '../../../entities/domains/nameCache.ts';
import { screenList } from '../../../ui/focus/listFocus.ts';
import { useFormCheck } from '../../../ui/form/useFormCheck.ts';
import { useListAddress } from '../../../ui/list/useListAddress.ts';
import { NamesList } from './NamesList.tsx';
import styles from './names.module.css';

/** The text in the field, and the text that was looked up last. */
const lookupDraft = tabDraft(
  'lookup',
  v.fallback(v.object({ text: v.string(), submitted: v.string() }), { text: '', submitted: '' }),
);

const route = getRouteApi('/_app/domains_/lookup');

/** Looks up a pasted list of names in the catalogue and the orders. */
export function LookupPage() {
  const address = useListAddress(route.useSearch(), route.useNavigate());
  const [submitted, setSubmitted] = useState(() => lookupDraft.read().submitted);
  const narrow = useIsNarrow();
  const lookUp = (text: string) => {
    setSubmitted(text);
    lookupDraft.save({ submitted: text });
    // Looking up the same list again refreshes it.
    if (text === submitted) void refreshNames();
    // On a phone, the answer is below what is in sight.
    if (narrow) requestAnimationFrame(() => screenList()?.scrollIntoView({ block: 'start' }));
  };
  return (
    <NamesList
      title="Look Up Domains"
      subtitle="Paste a list and see each name’s state in the catalogue and your orders"
      names={useMemo(() => parseDomainList(submitted).unique, [submitted])}
      listName={submitted}
      address={address}
      notice={<LookupForm onLookUp={lookUp} />}
      empty={{ none: 'The names that you look up show here' }}
      onRefresh={refreshNames}
    />
  );
}

/** The form for the list. Typing renders only this component. */
function LookupForm({ onLookUp }: { onLookUp: (text: string) => void }) {
  const [draft] = useState(lookupDraft.read);
  const form = useForm({
    initialValues: { text: draft.text },
    validate: { text: lookupProblem },
    onValuesChange: lookupDraft.save,
  });
  const [content, submit] = useFormCheck(form);
  const { text } = form.values;
  const entered = useMemo(() => parseDomainList(text), [text]);
  return (
    <form ref={content} noValidate className={styles.form} onSubmit={submit(() => onLookUp(text))}>
      <DomainsField {...form.getInputProps('text')} value={text} error={form.errors['text']} />
      <Group mt="sm" gap="sm">
        <Button type="submit" leftSection={<IconSearch size={16} aria-hidden />}>
          Look Up
        </Button>
        <Text size="sm" c="dimmed" aria-live="polite">
          <Summary entered={entered} />
        </Text>
      </Group>
    </form>
  );
}

function lookupProblem(text: string): string | undefined {
  if (!text.trim()) return 'Please enter domains to look up';
  const unique = parseDomainList(text).unique.length;
  if (unique === 0) return domainListMessages.noneValid;
  if (unique > maxBulkDomains) return domainListMessages.tooMany;
  return undefined;
}

/** The number of names, duplicates and invalid entries in the text. Duplicates are looked up once. */
function Summary({ entered }: { entered: ParsedDomains }) {
  const { domains, unique, invalid } = entered;
  const duplicates = domains.length - unique.length;
  return (
    <>
      <span>{pluralize(unique.length, 'domain')}</span>
      <span>{duplicates > 0 && `, ${pluralize(duplicates, 'duplicate')}`}</span>
      <span>
        {invalid.length > 0 && `, ${pluralize(invalid.length, 'entry', 'entries')} left out: `}
      </span>
      <InvalidEntries entries={invalid} max={3} />
    </>
  );
}
