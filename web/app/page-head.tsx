import { isStatic } from '../host/api.ts';
import { Icon } from '../icons/icon.tsx';
import { Strip } from '../offline/strip.tsx';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { Appearance } from './appearance.tsx';

/** The head of every page that is no table. */
export function PageHead() {
  return (
    <>
      <header class="page-head">
        <a class="brand" href={href()}>
          <Icon name="ammonite" /> <span>Bonebed</span>
          <span class="hidden">{t('top.home')}</span>
        </a>
        {!isStatic && (
          <a class="you-link" href={href('me')}>
            {t('top.you')}
          </a>
        )}
        <Appearance />
      </header>
      <Strip />
    </>
  );
}
