import { Button, Group, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { tabDraft } from '../../../core/session/userStorage.ts';
import { pluralize } from '../../../core/text/numbers.ts';
import {
  listProblems,
  maxBulkDomains,
  parseDomainList,
  type DomainList,
} from '../../../entities/domains/domainList.ts';
import { DomainsField, EnteredTexts } from '../../../entities/domains/DomainsField.tsx';
import { refreshNames } from '../../../entities/domains/nameCache.ts';
import { useInvalidFieldFocus } from '../../../ui/focus/moveFocus.ts';
import { useListAddress } from '../../../ui/list/useListAddress.ts';
import { NamesList } from './NamesList.tsx';
import styles from './names.module.css';

/** The text in the field, and the text that was looked up. */
const lookupDraft = tabDraft(
  'lookup',
  v.fallback(v.object({ text: v.string(), asked: v.string() }), { text: '', asked: '' }),
);

const route = getRouteApi('/_app/domains_/lookup');

/** A pasted list of names, each with its catalogue row and order. */
export function LookupPage() {
  const address = useListAddress(route.useSearch(), route.useNavigate());
  const [asked, setAsked] = useState(() => lookupDraft.read().asked);
  const lookUp = (text: string) => {
    setAsked(text);
    lookupDraft.save({ asked: text });
    // The same list again: its data may be old.
    if (text === asked) void refreshNames();
  };
  return (
    <NamesList
      title="Look Up Domains"
      subtitle="Paste a list and see each name’s state in the catalogue and your orders"
      names={useMemo(() => parseDomainList(asked).unique, [asked])}
      listName={asked}
      address={address}
      notice={<LookupForm onLookUp={lookUp} />}
      empty={{ none: 'The names that you look up show here' }}
      onRefresh={refreshNames}
    />
  );
}

/** The form for the list. Typing renders nothing else. */
function LookupForm({ onLookUp }: { onLookUp: (text: string) => void }) {
  const [text, setText] = useState(() => lookupDraft.read().text);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const refuse = useInvalidFieldFocus(form, false);
  const entered = useMemo(() => parseDomainList(text), [text]);
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const found = lookupProblem(text, entered.unique.length);
        setProblem(found);
        if (found) refuse();
        else onLookUp(text);
      }}
    >
      <DomainsField
        error={problem}
        value={text}
        onChange={(next) => {
          setProblem(undefined);
          setText(next);
          lookupDraft.save({ text: next });
        }}
      />
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

function lookupProblem(text: string, unique: number): string | undefined {
  if (!text.trim()) return 'Please enter domains to look up';
  if (unique === 0) return listProblems.noneValid;
  if (unique > maxBulkDomains) return listProblems.tooMany;
  return undefined;
}

/** What was read from the text: repetitions are looked up once, invalid entries are not. */
function Summary({ entered }: { entered: DomainList }) {
  const { domains, unique, invalid } = entered;
  const repeated = domains.length - unique.length;
  return (
    <>
      <span>{pluralize(unique.length, 'domain')}</span>
      <span>{repeated > 0 && `, ${pluralize(repeated, 'repetition')}`}</span>
      <span>
        {invalid.length > 0 && `, ${pluralize(invalid.length, 'entry', 'entries')} left out: `}
      </span>
      <EnteredTexts entries={invalid} most={3} />
    </>
  );
}
