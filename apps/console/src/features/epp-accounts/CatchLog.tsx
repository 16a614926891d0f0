import { Button, Group, Text, TextInput } from '@mantine/core';
import type { TestCatchLine } from '@dropcatch/sdk';
import { IconDownload, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '../../core/text/numbers.ts';
import { saveFile } from '../../core/browser/saveFile.ts';
import { utcMillisecond } from '../../core/time/time.ts';
import { linesAsText, searchLines, isCatchLine } from './testCatch.ts';
import styles from './accounts.module.css';

interface CatchLogProps {
  lines: readonly TestCatchLine[];
  fileName: string;
  /** Whether the catch is running, so that lines may follow. */
  isGrowing: boolean;
  empty: string;
}

const searchLabel = 'Search the log';

/** The maximum number of lines to render, the latest ones. Searching and saving use all lines. */
const maxShownLines = 2000;
/** Within this distance from its end, in pixels, the log counts as scrolled to the end. */
const endTolerance = 24;

/**
 * The lines of a catch. The log scrolls to new lines, unless the reader has scrolled up or pressed Pause. It can be
 * searched, and saved as a text file.
 */
export function CatchLog({ lines, fileName, isGrowing, empty }: CatchLogProps) {
  const [text, setText] = useState('');
  const [pausedLines, setPausedLines] = useState<readonly TestCatchLine[]>();
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  // A new catch has a new log, so the paused lines of the last one are dropped.
  if (pausedLines?.[0] && pausedLines[0].timestamp !== lines[0]?.timestamp)
    setPausedLines(undefined);

  const found = searchLines(pausedLines ?? lines, text);
  const shown = found.slice(-maxShownLines);
  // After every render, since each may add lines.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  });

  const newCount = pausedLines ? lines.length - pausedLines.length : 0;
  const total = `${formatCount((pausedLines ?? lines).length)} lines`;
  const countText = text.trim() ? `${formatCount(found.length)} of ${total}` : total;
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
          aria-pressed={pausedLines !== undefined}
          leftSection={
            pausedLines ? (
              <IconPlayerPlay size={14} aria-hidden />
            ) : (
              <IconPlayerPause size={14} aria-hidden />
            )
          }
          onClick={() => {
            if (pausedLines) atEnd.current = true;
            setPausedLines(pausedLines ? undefined : lines);
          }}
        >
          {pausedLines ? 'Resume' : 'Pause'}
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
          {pausedLines
            ? `${countText}, paused, ${formatCount(Math.max(0, newCount))} new`
            : countText}
        </Text>
        <Text size="xs" c="dimmed" ml="auto">
          Times in UTC
        </Text>
        {/* Silent while the count changes every second. */}
        <span className="visually-hidden" role="status">
          {(pausedLines || !isGrowing) && countText}
        </span>
      </Group>
      {/* Focusable, so that the keyboard can scroll it. */}
      <div
        ref={scroller}
        className={styles.log}
        role="log"
        aria-label="Lines"
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < endTolerance;
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

const Line = memo(function Line({ line }: { line: TestCatchLine }) {
  return (
    <div className={styles.line} data-caught={isCatchLine(line) || undefined}>
      <time dateTime={line.timestamp} title={`${line.timestamp} (UTC)`}>
        {utcMillisecond(line.timestamp)}
      </time>
      {line.domain && <span className="domain-name">{line.domain}</span>}
      <span>{line.message}</span>
    </div>
  );
});
