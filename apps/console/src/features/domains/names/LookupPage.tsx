import * as v from 'valibot';
import { Button, Group, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { tabDraft } from '../../../core/session/userMemory.ts';
import { refreshNames } from '../../../entities/domains/nameCache.ts';
import { DomainsField, EnteredTexts } from '../../../entities/domains/DomainsField.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import {
  listProblems,
  maxBulkDomains,
  parseDomainList,
  type DomainList,
} from '../../../entities/domains/domainList.ts';
import { useRefusalFocus } from '../../../ui/focus/moveFocus.ts';
import { countOf } from '../../../core/text/numbers.ts';
import { useListAddress } from '../../../ui/list/useListAddress.ts';
import { NamesList } from './NamesList.tsx';
import styles from './names.module.css';

/** The text in the lookup's field, and the text whose names are looked up. */
const lookupDraft = tabDraft(
  'lookup',
  v.fallback(v.object({ text: v.string(), asked: v.string() }), { text: '', asked: '' }),
);

const route = getRouteApi('/_app/domains_/lookup');

/** A pasted list of names, each with what the catalogue and the orders know of it. */
export function LookupPage() {
  const { search, changeLook } = useListAddress(route.useSearch(), route.useNavigate());
  const [draft, setDraft] = useState(lookupDraft.read);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const refuse = useRefusalFocus(form, false);
  const entered = useMemo(() => parseDomainList(draft.text), [draft.text]);
  const names = useMemo(() => parseDomainList(draft.asked).unique, [draft.asked]);
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    lookupDraft.save(part);
  };
  const lookUp = () => {
    const found = lookupProblem(draft.text, entered.unique.length);
    setProblem(found);
    if (found) return refuse();
    change({ asked: draft.text });
    // The same list again: what is known of its names may be old.
    if (draft.text === draft.asked) void refreshNames();
  };
  return (
    <>
      <PageHeader
        title="Look Up Domains"
        subtitle="Paste a list and see what the catalogue and the orders know of each name"
      />
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          lookUp();
        }}
      >
        <DomainsField
          error={problem}
          value={draft.text}
          onChange={(text) => {
            setProblem(undefined);
            change({ text });
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
      <NamesList list={draft.asked} names={names} search={search} onSearch={changeLook} />
    </>
  );
}

function lookupProblem(text: string, unique: number): string | undefined {
  if (!text.trim()) return 'Please enter domains to look up';
  if (unique === 0) return listProblems.noneValid;
  if (unique > maxBulkDomains) return listProblems.tooMany;
  return undefined;
}

/** What was read out of the text: repetitions are looked up once, and what is no name is not. */
function Summary({ entered }: { entered: DomainList }) {
  const { domains, unique, invalid } = entered;
  const repeated = domains.length - unique.length;
  return (
    <>
      <span>{countOf(unique.length, 'domain')}</span>
      <span>{repeated > 0 && `, ${countOf(repeated, 'repetition')}`}</span>
      <span>
        {invalid.length > 0 && `, ${countOf(invalid.length, 'entry', 'entries')} left out: `}
      </span>
      <EnteredTexts entries={invalid} most={3} />
    </>
  );
}
