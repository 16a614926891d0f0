import styles from './Bone.module.css';

interface BoneProps {
  width: number | string;
  height?: number;
  /** Shows after 200 ms, so that a fast answer shows none. */
  late?: boolean;
}

/** Stands for a text or a figure that is on its way. */
export function Bone({ width, height, late = false }: BoneProps) {
  return (
    <span
      className={late ? `${styles.bone} ${styles.late}` : styles.bone}
      style={{ width, height }}
    />
  );
}
