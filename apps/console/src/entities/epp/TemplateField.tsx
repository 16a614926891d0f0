import { memo, useDeferredValue } from 'react';
import { fillTemplate, unknownPlaceholders, type Placeholder, xmlProblem } from './eppTemplate.ts';
import { inBraces } from '../../core/text/enteredText.ts';
import { PlaceholderField } from './PlaceholderField.tsx';
import { Verdict } from '../../ui/form/Verdict.tsx';
import { XmlView } from './XmlView.tsx';
import styles from './TemplateField.module.css';

interface TemplateFieldProps {
  label: string;
  value: string;
  error?: string;
  maxLength: number;
  /** What the template may hold, offered as buttons. */
  placeholders: readonly Placeholder[];
  onChange: (value: string) => void;
}

/** An XML template: buttons that insert its placeholders where the cursor is, and the XML that will be sent. */
export function TemplateField(props: TemplateFieldProps) {
  const { label, value, placeholders } = props;
  return (
    <div>
      <PlaceholderField required {...props} />
      <Preview label={label} template={useDeferredValue(value)} placeholders={placeholders} />
    </div>
  );
}

type PreviewProps = Pick<TemplateFieldProps, 'label' | 'placeholders'> & { template: string };

/** The XML with example values, and whether a parser takes it. A hint only: a registry may want pieces of a document. */
const Preview = memo(function Preview({ label, template, placeholders }: PreviewProps) {
  if (!template.trim()) return null;
  const xml = fillTemplate(template, placeholders);
  const problem = xmlProblem(xml);
  const unknown = unknownPlaceholders(template, placeholders);
  return (
    <div className={styles.preview}>
      <XmlView title={`Preview of ${label}`} xml={xml} />
      <Verdict good={!problem}>
        {problem ? `Not well formed: ${problem}` : 'Well-formed XML'}
      </Verdict>
      {unknown.length > 0 && (
        <Verdict>
          Sent as it stands, no placeholder here: {unknown.map(inBraces).join(', ')}
        </Verdict>
      )}
    </div>
  );
});
