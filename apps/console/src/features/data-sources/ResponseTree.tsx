import { Text } from '@mantine/core';
import { Fragment, useMemo, type ReactNode } from 'react';
import { countOf } from '../../core/text/numbers.ts';
import styles from './dataSources.module.css';
import type { MappingDraft, PickTarget } from './mappingDraft.ts';
import {
  isField,
  placeOf,
  treeOf,
  within,
  type FieldPlace,
  type JsonValue,
  type TreeNode,
} from './response.ts';

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
  const { children, count } = node;
  const hidden = count - children.length;
  return (
    <li>
      <Head {...props} node={node} />
      {node.kind !== 'leaf' && (
        <ul>
          {children.map((child) => (
            <Node key={child.name} {...props} node={child} />
          ))}
          {hidden > 0 && <li className={styles.dimmed}>and {hidden} more</li>}
        </ul>
      )}
    </li>
  );
}

/** The line of a node: a button where it can be taken for something, with what it is taken for. */
function Head({ node, draft, onPick, onArray }: ResponseTreeProps & { node: TreeNode }) {
  const { name, list, field, kind, text, count } = node;
  if (kind === 'map') return <span className={styles.dimmed}>{name || 'response'}</span>;
  if (kind === 'list') {
    const path = field === '' ? list : within(list, field);
    const title = path
      ? `Use ${path} as the Array Path`
      : 'Use the response itself as the Array Path';
    const roles = draft.array_path === path ? ['Array Path'] : [];
    return (
      <Pick title={title} roles={roles} onClick={() => onArray(path)}>
        {name || 'response'} <span className={styles.dimmed}>{countOf(count, 'item')}</span>
      </Pick>
    );
  }
  const content = (
    <>
      {name} <span className={styles.dimmed}>{text}</span>
    </>
  );
  if (!isField(node)) return content;
  const place = placeOf(node, draft.array_path);
  const roles = place.array_path === draft.array_path ? rolesOf(draft, place.field) : [];
  return (
    <Pick title={place.field} roles={roles} onClick={() => onPick(place)}>
      {content}
    </Pick>
  );
}

interface PickProps {
  title: string;
  /** What the node is taken for. */
  roles: readonly string[];
  onClick: () => void;
  children: ReactNode;
}

function Pick({ title, roles, onClick, children }: PickProps) {
  return (
    <button
      type="button"
      className={`plain-button ${styles.node}`}
      aria-pressed={roles.length > 0}
      title={title}
      onClick={onClick}
    >
      {children}
      {roles.map((role) => (
        // The space parts it from the text before it, also where that is read out.
        <Fragment key={role}>
          {' '}
          <span className={styles.mark}>{role}</span>
        </Fragment>
      ))}
    </button>
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
