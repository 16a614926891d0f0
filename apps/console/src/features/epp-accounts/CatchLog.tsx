import { Button, Group, Text, TextInput } from '@mantine/core';
import type { TestCatchLine } from '@dropcatch/sdk';
import { IconDownload, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '../../core/text/numbers.ts';
import { saveFile } from '../../core/browser/saveFile.ts';
import { utcMillisecond } from '../../core/time/time.ts';
import { linesAsText, searchLines, tellsCatch } from './testCatch.ts';
import styles from './accounts.module.css';

interface CatchLogProps {
  lines: readonly TestCatchLine[];
  fileName: string;
  growing: boolean;
  empty: string;
}

const searchLabel = 'Search the log';

/** The most lines in the document, the latest ones. Searching and saving use all lines. */
const mostShown = 2000;
/** Within this distance of the end, in pixels, the log counts as being at its end. */
const nearEnd = 24;

/**
 * The lines of a catch. The log follows new lines, unless the reader has scrolled up or pressed Pause. It can be
 * searched and saved as a text file.
 */
export function CatchLog({ lines, fileName, growing, empty }: CatchLogProps) {
  const [text, setText] = useState('');
  const [held, setHeld] = useState<readonly TestCatchLine[]>();
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  // A new catch has a new log, so paused lines of the last one are dropped.
  if (held?.[0] && held[0].timestamp !== lines[0]?.timestamp) setHeld(undefined);

  const found = searchLines(held ?? lines, text);
  const shown = found.slice(-mostShown);
  // After every render, since each may bring lines.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  });

  const waiting = held ? lines.length - held.length : 0;
  const total = `${formatCount((held ?? lines).length)} lines`;
  const counted = text.trim() ? `${formatCount(found.length)} of ${total}` : total;
  return (
    <section aria-label="Catch log" className={styles.catchLog}>
      <Group gap="xs" mb={6}>
        <TextInput
          size="xs"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={text}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          size="xs"
          variant="default"
          aria-pressed={held !== undefined}
          leftSection={
            held ? (
              <IconPlayerPlay size={14} aria-hidden />
            ) : (
              <IconPlayerPause size={14} aria-hidden />
            )
          }
          onClick={() => {
            if (held) atEnd.current = true;
            setHeld(held ? undefined : lines);
          }}
        >
          {held ? 'Resume' : 'Pause'}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={lines.length === 0}
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => saveFile(fileName, new Blob([linesAsText(lines)], { type: 'text/plain' }))}
        >
          Save
        </Button>
        <Text size="xs" c="dimmed">
          {held ? `${counted}, paused, ${formatCount(Math.max(0, waiting))} new` : counted}
        </Text>
        <Text size="xs" c="dimmed" ml="auto">
          Times in UTC
        </Text>
        {/* Without what changes every second. */}
        <span className="visually-hidden" role="status">
          {(held || !growing) && counted}
        </span>
      </Group>
      {/* Takes the focus so that the keyboard can scroll it. */}
      <div
        ref={scroller}
        className={styles.log}
        role="log"
        aria-label="Lines"
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
        }}
      >
        {shown.length === 0 && (
          <Text size="sm">{text.trim() ? 'No line contains this' : empty}</Text>
        )}
        {shown.map((line, index) => (
          <Line key={found.length - shown.length + index} line={line} />
        ))}
      </div>
    </section>
  );
}

/** One line, memoised. */
const Line = memo(function Line({ line }: { line: TestCatchLine }) {
  return (
    <div className={styles.line} data-won={tellsCatch(line) || undefined}>
      <time dateTime={line.timestamp} title={`${line.timestamp} (UTC)`}>
        {utcMillisecond(line.timestamp)}
      </time>
      {line.domain && <span className="domain-name">{line.domain}</span>}
      <span>{line.message}</span>
    </div>
  );
});
