import { useState } from 'react';
import { useServerChange } from '../../../../lib/api/query.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { fetchMyData } from '../../api/account.ts';
import { fileDay } from '../../model/data-file.ts';
import style from './account-page.module.css';
import { DeletionRequest } from './deletion-request.tsx';

export function DataSection() {
  const t = useText('account');
  const i = useText('identity');
  const e = useText('errors');
  const isSchool = useAccount().role === 'school';
  const [file, setFile] = useState('');
  const download = useServerChange({
    mutationFn: async () => {
      const data = await fetchMyData();
      const name = t('data.fileName', { day: fileDay(new Date()) });
      saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      setFile(name);
    },
  });
  return (
    <Section heading={t(isSchool ? 'data.heading.school' : 'data.heading.student')}>
      <div className={style.part}>
        <p>{t(isSchool ? 'data.text.school' : 'data.text.student')}</p>
        {download.problem !== null && <ErrorNotice>{e(download.problem)}</ErrorNotice>}
        <div className={style.outcome}>
          <Button look="quiet" isBusy={download.isPending} onClick={() => download.run()}>
            {download.isPending ? i('form.sending') : t('data.download')}
          </Button>
          <SuccessNotice>{download.isSuccess && t('data.downloaded', { file })}</SuccessNotice>
        </div>
      </div>
      <DeletionRequest onAct={download.reset} />
    </Section>
  );
}
