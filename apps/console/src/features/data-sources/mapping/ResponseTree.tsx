import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { countOf } from '../../../core/text/numbers.ts';
import type { JsonValue } from './jsonValue.ts';
import type { MappingDraft, PickTarget } from './mappingDraft.ts';
import { within } from './responseMapping.ts';
import { isField, placeOf, treeOf, type FieldPlace, type TreeNode } from './responseTree.ts';
import styles from './ResponseTree.module.css';
import shared from '../dataSources.module.css';

const targets: readonly { target: PickTarget; label: string }[] = [
  { target: 'domain_field', label: 'Domain Field' },
  { target: 'main_value_field', label: 'Main Value Field' },
  { target: 'additional', label: 'Additional value' },
];

interface ResponseTreeProps {
  response: JsonValue;
  draft: MappingDraft;
  onTarget: (target: PickTarget) => void;
  onPick: (place: FieldPlace) => void;
  onArray: (path: string) => void;
}

/** The example response as a tree. A click on a field takes it for what is chosen above; one on a list, for the records. */
export function ResponseTree(props: ResponseTreeProps) {
  const { response, draft, onTarget } = props;
  const tree = useMemo(() => treeOf(response), [response]);
  return (
    <section className={styles.tree} aria-label="Fields of the response">
      <div className={styles.targets} role="group" aria-label="Click a field to set">
        <Text size="xs" c="dimmed">
          Click a field to set the
        </Text>
        {targets.map(({ target, label }) => (
          <button
            key={target}
            type="button"
            className={`plain-button ${styles.target}`}
            aria-pressed={draft.target === target}
            onClick={() => onTarget(target)}
          >
            {label}
          </button>
        ))}
      </div>
      <ul className={styles.nodes}>
        <Node {...props} node={tree} />
      </ul>
    </section>
  );
}

function Node({ node, ...props }: ResponseTreeProps & { node: TreeNode }) {
  const { kind, children, count } = node;
  const hidden = count - children.length;
  return (
    <li>
      {kind === 'leaf' ? <Leaf {...props} node={node} /> : <Branch {...props} node={node} />}
      {kind !== 'leaf' && (
        <ul>
          {children.map((child) => (
            <Node key={child.name} {...props} node={child} />
          ))}
          {hidden > 0 && <li className={shared.dimmed}>and {hidden} more</li>}
        </ul>
      )}
    </li>
  );
}

function Branch({ node, draft, onArray }: ResponseTreeProps & { node: TreeNode }) {
  const { name, list, field, kind, count } = node;
  if (kind === 'map') return <span className={shared.dimmed}>{name || 'response'}</span>;
  const path = field === '' ? list : within(list, field);
  return (
    <button
      type="button"
      className={`plain-button ${styles.node}`}
      aria-pressed={draft.array_path === path}
      title={path ? `Use ${path} as the Array Path` : 'Use the response itself as the Array Path'}
      onClick={() => onArray(path)}
    >
      {name || 'response'} <span className={shared.dimmed}>{countOf(count, 'item')}</span>
      {draft.array_path === path && <Mark>Array Path</Mark>}
    </button>
  );
}

function Leaf({ node, draft, onPick }: ResponseTreeProps & { node: TreeNode }) {
  const { name, text } = node;
  const value = <span className={shared.dimmed}>{text}</span>;
  if (!isField(node)) {
    return (
      <>
        {name} {value}
      </>
    );
  }
  const place = placeOf(node, draft.array_path);
  const roles = place.array_path === draft.array_path ? rolesOf(draft, place.field) : [];
  return (
    <button
      type="button"
      className={`plain-button ${styles.node}`}
      aria-pressed={roles.length > 0}
      title={place.field}
      onClick={() => onPick(place)}
    >
      {name} {value}
      {roles.map((role) => (
        <Mark key={role}>{role}</Mark>
      ))}
    </button>
  );
}

/** What a node is taken for. The space parts it from the text before it, also where that is read out. */
function Mark({ children }: { children: string }) {
  return (
    <>
      {' '}
      <span className={styles.mark}>{children}</span>
    </>
  );
}

/** What a field is taken for. */
function rolesOf(draft: MappingDraft, field: string): string[] {
  return [
    ...(draft.domain_field === field ? ['Domain'] : []),
    ...(draft.main_value_field === field ? ['Main Value'] : []),
    ...(draft.additional.some((value) => value.field === field) ? ['Additional'] : []),
  ];
}
