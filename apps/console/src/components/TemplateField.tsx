import { Button, Group, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import {
  fillTemplate,
  inBraces,
  insertAt,
  unknownPlaceholders,
  type Placeholder,
} from '../lib/eppTemplate.ts';
import { xmlProblem } from '../lib/wellFormed.ts';
import { XmlView } from './XmlView.tsx';
import styles from './TemplateField.module.css';

interface TemplateFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  maxLength: number;
  /** What the template may hold, offered as buttons. */
  placeholders: readonly Placeholder[];
  onChange: (value: string) => void;
}

/** An XML template: buttons that insert its placeholders where the cursor is, and the XML that will be sent. */
export function TemplateField(props: TemplateFieldProps) {
  const { label, value, error, maxLength, placeholders, onChange } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const cursor = useRef<number>(undefined);

  // Once the inserted text stands in the field, the cursor goes behind it.
  useLayoutEffect(() => {
    if (cursor.current === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  });

  const insert = (name: Placeholder) => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
    const after = insertAt(value, inBraces(name), selectionStart, selectionEnd);
    if (after.text.length > maxLength) return;
    cursor.current = after.cursor;
    onChange(after.text);
  };

  return (
    <div>
      <Textarea
        ref={field}
        label={label}
        withAsterisk
        value={value}
        error={error}
        maxLength={maxLength}
        minRows={3}
        spellCheck={false}
        autoCapitalize="none"
        classNames={{ input: styles.code }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group gap={4} mt={4} role="group" aria-label={`Placeholders of ${label}`}>
        {placeholders.map((name) => (
          <Button
            key={name}
            size="compact-xs"
            variant="default"
            className={styles.chip}
            aria-label={`Insert ${inBraces(name)}`}
            onClick={() => insert(name)}
          >
            {inBraces(name)}
          </Button>
        ))}
      </Group>
      <Preview label={label} template={value} placeholders={placeholders} />
    </div>
  );
}

type PreviewProps = Pick<TemplateFieldProps, 'label' | 'placeholders'> & { template: string };

/** The XML with example values, and whether a parser takes it. A hint only: a registry may want pieces of a document. */
function Preview({ label, template, placeholders }: PreviewProps) {
  const settled = useDeferredValue(template);
  if (!settled.trim()) return null;
  const xml = fillTemplate(settled, placeholders);
  const problem = xmlProblem(xml);
  const unknown = unknownPlaceholders(settled, placeholders);
  return (
    <div className={styles.preview}>
      <XmlView title={`Preview of ${label}`} xml={xml} />
      <p className={styles.verdict} data-good={!problem || undefined}>
        {problem ? (
          <IconAlertTriangle size={14} aria-hidden />
        ) : (
          <IconCheck size={14} aria-hidden />
        )}
        {problem ? `Not well formed: ${problem}` : 'Well-formed XML'}
      </p>
      {unknown.length > 0 && (
        <p className={styles.verdict}>
          <IconAlertTriangle size={14} aria-hidden />
          Sent as it stands, no placeholder here: {unknown.map(inBraces).join(', ')}
        </p>
      )}
    </div>
  );
}
