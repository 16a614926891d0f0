import { Tabs } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Source } from '@dropcatch/sdk';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { categoryList } from '../../entities/orders/orderChoices.ts';
import { readSource, saveSource } from '../../entities/sources/sources.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useRecordEdit } from '../../ui/dialog/useRecordEdit.ts';
import { TabStrip } from '../../ui/page/TabStrip.tsx';
import { chosenOf } from '../../ui/form/chosenOf.ts';
import { AdvancedTab } from './AdvancedTab.tsx';
import { AuthTab } from './AuthTab.tsx';
import { BasicTab } from './BasicTab.tsx';
import { MappingTab } from './MappingTab.tsx';
import type { SourceForm } from './sourceForm.ts';
import {
  firstTabOf,
  sourceBody,
  sourceFields,
  sourceFormValues,
  sourceProblems,
  sourceTabs,
  tabOf,
  type SourceTab,
} from './sourceForm.ts';
import styles from './sources.module.css';

interface SourceFormDialogProps {
  /** The source to change; without one, a new one is made. */
  source?: Source;
  onClose: () => void;
}

interface Tab {
  label: string;
  Panel: (props: { form: SourceForm }) => ReactNode;
}

const tabs: Readonly<Record<SourceTab, Tab>> = {
  basic: { label: 'Basic Configuration', Panel: BasicTab },
  auth: { label: 'Authentication', Panel: AuthTab },
  mapping: { label: 'Field Mapping', Panel: MappingTab },
  advanced: { label: 'Advanced', Panel: AdvancedTab },
};

/** Adds or changes a source, in four tabs (spec, section 2). A complaint opens the tab of its field. */
export function SourceFormDialog({ source, onClose }: SourceFormDialogProps) {
  const form = useForm({
    initialValues: sourceFormValues(source),
    validate: sourceProblems,
    transformValues: sourceBody,
  });
  const categories = useQuery(categoryList).data?.categories;
  const submission = useRecordEdit({
    form,
    save: saveSource(source?.id),
    read: source && (() => readSource(source.id)),
    valuesOf: sourceFormValues,
    fields: sourceFields(categories),
  });
  const [tab, setTab] = useState<SourceTab>('basic');
  const marked = new Set(Object.keys(form.errors).map(tabOf));
  return (
    <FormDialog
      title={source ? `Edit Source: ${source.name}` : 'Add Source'}
      form={form}
      submission={submission}
      submitLabel={source ? 'Save Source' : 'Create Source'}
      onClose={onClose}
      size="lg"
      onRefused={(fields) => setTab(firstTabOf(fields) ?? tab)}
    >
      <Tabs
        value={tab}
        onChange={(next) => {
          const chosen = chosenOf(sourceTabs, next);
          if (chosen) setTab(chosen);
        }}
      >
        <TabStrip chosen={sourceTabs.indexOf(tab)}>
          {sourceTabs.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              rightSection={
                marked.has(one) && (
                  <IconAlertCircle size={16} role="img" aria-label="has a problem" />
                )
              }
            >
              {tabs[one].label}
            </Tabs.Tab>
          ))}
        </TabStrip>
        {sourceTabs.map((one) => {
          const { Panel } = tabs[one];
          return (
            <Tabs.Panel key={one} value={one} pt="sm">
              {one === tab && (
                <div className={styles.fields}>
                  <Panel form={form} />
                </div>
              )}
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </FormDialog>
  );
}
