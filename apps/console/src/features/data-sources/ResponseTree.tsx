import { Button, Group, Text } from '@mantine/core';
import { Fragment, useMemo } from 'react';
import { pluralize } from '../../core/text/numbers.ts';
import styles from './dataSources.module.css';
import { withPick, type MappingDraft, type PickTarget } from './mappingDraft.ts';
import { isField, placeOf, treeOf, within, type JsonValue, type TreeNode } from './response.ts';

const targetLabels: Readonly<Record<PickTarget, string>> = {
  domain_field: 'Domain Field',
  main_value_field: 'Main Value Field',
  additional: 'Additional value',
};
const targets = Object.keys(targetLabels) as PickTarget[];

interface ResponseTreeProps {
  response: JsonValue;
  draft: MappingDraft;
  onChange: (changed: (current: MappingDraft) => MappingDraft) => void;
}

/**
 * The example response as a tree. A click on a field uses it for the role chosen above, a click on a list uses it for
 * the records.
 */
export function ResponseTree({ response, draft, onChange }: ResponseTreeProps) {
  const tree = useMemo(() => treeOf(response), [response]);
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
  const hidden = count - children.length;
  const pick = pickOf(node, draft);
  const content = (
    <>
      {name || 'response'}{' '}
      <Text span inherit c="dimmed">
        {kind === 'list' ? pluralize(count, 'item') : text}
      </Text>
    </>
  );
  return (
    <li>
      {pick ? (
        <button
          type="button"
          className={`plain-button ${styles.node}`}
          aria-pressed={pick.roles.length > 0}
          title={pick.title}
          onClick={() => onChange(pick.take)}
        >
          {content}
          {pick.roles.map((role) => (
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
          {hidden > 0 && <li>and {hidden} more</li>}
        </ul>
      )}
    </li>
  );
}

/** What a click on a node does, and its current roles; undefined for a node that is neither field nor list. */
function pickOf(node: TreeNode, draft: MappingDraft) {
  const { list, field } = node;
  if (node.kind === 'list') {
    const array_path = field === '' ? list : within(list, field);
    return {
      title: `Use ${array_path || 'the response itself'} as the Array Path`,
      roles: draft.array_path === array_path ? ['Array Path'] : [],
      take: (current: MappingDraft) => ({ ...current, array_path }),
    };
  }
  if (!isField(node)) return undefined;
  const place = placeOf(node, draft.array_path);
  return {
    title: place.field,
    roles: place.array_path === draft.array_path ? rolesOf(draft, place.field) : [],
    take: (current: MappingDraft) => withPick(current, place),
  };
}

function rolesOf(draft: MappingDraft, field: string): string[] {
  return [
    ...(draft.domain_field === field ? ['Domain'] : []),
    ...(draft.main_value_field === field ? ['Main Value'] : []),
    ...(draft.additional.some((value) => value.field === field) ? ['Additional'] : []),
  ];
}
