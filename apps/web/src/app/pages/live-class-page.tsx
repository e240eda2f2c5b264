import { classQuery } from '../../features/classes/api.ts';
import { type HelpedInClass, LivePage } from '../../features/live-classes/components/live-page.tsx';
import { HelpModal } from '../../features/students/components/help/help-modal.tsx';
import { useServerData } from '../../lib/api/query.ts';
import { useErrorText } from '../../lib/language/use-error-text.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Modal } from '../../ui/modal.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';

const helpOf = (helped: HelpedInClass) => <LiveHelp {...helped} />;

/** Connects features that may not import each other. */
export function LiveClassPage() {
  return <LivePage help={helpOf} />;
}

/** The live screen knows no log-ins; the class does. */
function LiveHelp({ classId, studentId, onClosed }: HelpedInClass) {
  const t = useText('live');
  const e = useErrorText();
  const { data, problem } = useServerData(classQuery(classId));
  const student = data?.students.find(({ _id }) => _id === studentId);
  if (student) return <HelpModal student={student} kind="password" onClosed={onClosed} />;
  if (data === undefined && problem === null) return null;
  return (
    <Modal heading={t('live.help')} isBlocked={false} onClosed={onClosed}>
      {() => (
        <ErrorNotice>
          {t('live.helpFailed')} {problem !== null && e(problem)}
        </ErrorNotice>
      )}
    </Modal>
  );
}
