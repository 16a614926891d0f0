import type { Question } from '../../ui/dialog/confirm.ts';

/** Asked before an article is published, since that notifies everybody at once, or withdrawn (spec, section 4). */
export function publishQuestion(title: string, publish: boolean): Question {
  const name = (
    <strong>
      <bdi>{title}</bdi>
    </strong>
  );
  return publish
    ? {
        title: 'Publish article?',
        confirmLabel: 'Publish',
        body: <>{name} will be published, and all users are notified at once.</>,
      }
    : {
        title: 'Unpublish article?',
        confirmLabel: 'Unpublish',
        body: (
          <>
            {name} becomes a draft that users no longer see. Nobody is notified, but publishing it
            again notifies all users again.
          </>
        ),
      };
}
