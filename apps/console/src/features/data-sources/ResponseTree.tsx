import { Button, Group, Text } from '@mantine/core';
import { Fragment, useMemo } from 'react';
import { pluralize } from '../../core/text/numbers.ts';
import styles from './dataSources.module.css';
import { selectField, type MappingDraft, type FieldRole } from './mappingDraft.ts';
import {
  isField,
  locateField,
  buildTree,
  joinPath,
  type JsonValue,
  type TreeNode,
} from './response.ts';

const targetLabels: Readonly<Record<FieldRole, string>> = {
  domain_field: 'Domain Field',
  main_value_field: 'Main Value Field',
  additional: 'Additional value',
};
const targets = Object.keys(targetLabels) as FieldRole[];

interface ResponseTreeProps {
  response: JsonValue;
  draft: MappingDraft;
  onChange: (changed: (current: MappingDraft) => MappingDraft) => void;
}

/**
 * The example response as a tree. A click on a field uses it for the role selected above. A click on a list uses it as
 * the records.
 */
export function ResponseTree({ response, draft, onChange }: ResponseTreeProps) {
  const tree = useMemo(() => buildTree(response), [response]);
  return (
    <section className={styles.tree} aria-label="Fields of the response">
      <Group gap={4} mb={6} role="group" aria-label="Click a field to set">
        <Text size="xs" c="dimmed">
          Click a field to set the
        </Text>
        {targets.map((target) => (
          <Button
            key={target}
            size="compact-xs"
            variant={draft.target === target ? 'light' : 'default'}
            aria-pressed={draft.target === target}
            onClick={() => onChange((current) => ({ ...current, target }))}
          >
            {targetLabels[target]}
          </Button>
        ))}
      </Group>
      <ul className={styles.nodes}>
        <Node node={tree} draft={draft} onChange={onChange} />
      </ul>
    </section>
  );
}

interface NodeProps extends Omit<ResponseTreeProps, 'response'> {
  node: TreeNode;
}

function Node({ node, draft, onChange }: NodeProps) {
  const { name, kind, text, children, count } = node;
  const hiddenCount = count - children.length;
  const action = nodeAction(node, draft);
  const content = (
    <>
      <span>{name || 'response'}</span>{' '}
      <Text span inherit c="dimmed">
        {kind === 'list' ? pluralize(count, 'item') : text}
      </Text>
    </>
  );
  return (
    <li>
      {action ? (
        <button
          type="button"
          className={`plain-button ${styles.node}`}
          aria-pressed={action.roles.length > 0}
          title={action.title}
          onClick={() => onChange(action.apply)}
        >
          {content}
          {action.roles.map((role) => (
            // The space separates it from the text before it, also for screen readers.
            <Fragment key={role}>
              {' '}
              <span className={styles.mark}>{role}</span>
            </Fragment>
          ))}
        </button>
      ) : (
        content
      )}
      {kind !== 'leaf' && (
        <ul>
          {children.map((child) => (
            <Node key={child.name} node={child} draft={draft} onChange={onChange} />
          ))}
          {hiddenCount > 0 && <li>{`and ${hiddenCount} more`}</li>}
        </ul>
      )}
    </li>
  );
}

/** The action of a node, and its current roles; undefined for a node that is neither a field nor a list. */
function nodeAction(node: TreeNode, draft: MappingDraft) {
  const { list, field } = node;
  if (node.kind === 'list') {
    const array_path = field === '' ? list : joinPath(list, field);
    return {
      title: `Use ${array_path || 'the response itself'} as the Array Path`,
      roles: draft.array_path === array_path ? ['Array Path'] : [],
      apply: (current: MappingDraft) => ({ ...current, array_path }),
    };
  }
  if (!isField(node)) return undefined;
  const location = locateField(node, draft.array_path);
  return {
    title: location.field,
    roles: location.array_path === draft.array_path ? rolesOf(draft, location.field) : [],
    apply: (current: MappingDraft) => selectField(current, location),
  };
}

function rolesOf(draft: MappingDraft, field: string): string[] {
  return [
    ...(draft.domain_field === field ? ['Domain'] : []),
    ...(draft.main_value_field === field ? ['Main Value'] : []),
    ...(draft.additional.some((value) => value.field === field) ? ['Additional'] : []),
  ];
}
