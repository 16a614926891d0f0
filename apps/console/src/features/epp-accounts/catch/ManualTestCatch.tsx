import { Textarea } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { startTestCatch } from '../../../entities/epp/catches.ts';
import { EnteredTexts } from '../../../entities/domains/EnteredTexts.tsx';
import { maxBulkDomains } from '../../../entities/domains/domainList.ts';
import { useRefusalFocus } from '../../../ui/focus/useRefusalFocus.ts';
import { StartTestCatch } from './StartTestCatch.tsx';
import { readTestCatchNames } from './testCatch.ts';
import { testCatchDraft } from './testCatchDraft.ts';

interface ManualTestCatchProps {
  account: EppAccount;
  /** Why none can be started now. */
  blocked: string | undefined;
}

/** A test catch with names that are typed or pasted, one a line; they are kept for the tab. */
export function ManualTestCatch({ account, blocked }: ManualTestCatchProps) {
  const [text, setText] = useState(() => testCatchDraft.read().names);
  const [asked, setAsked] = useState(false);
  const start = useMutation(startTestCatch(account.id));
  const form = useRef<HTMLFormElement>(null);
  const refuse = useRefusalFocus(form, start.isPending);
  const names = readTestCatchNames(text);
  const problem = asked && 'problem' in names ? names : undefined;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked('problem' in names);
        if ('problem' in names) refuse();
        else if (!blocked && !start.isPending) start.mutate(names.domains);
      }}
    >
      <Textarea
        label="Domains"
        description={`One domain per line; at most ${maxBulkDomains}`}
        data-autofocus
        value={text}
        maxRows={6}
        spellCheck={false}
        autoCapitalize="none"
        classNames={{ input: 'domain-name' }}
        error={
          problem && (
            <>
              {problem.problem}
              {problem.invalid.length > 0 && ': '}
              <EnteredTexts entries={problem.invalid} most={5} />
            </>
          )
        }
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          testCatchDraft.save({ names: value });
        }}
      />
      <StartTestCatch blocked={blocked} busy={start.isPending} />
    </form>
  );
}
