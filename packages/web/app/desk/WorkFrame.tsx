import type { Message } from '@volante/contract/page'
import type { ReactNode } from 'react'
import { usePage } from '../shell/root-data.ts'
import { XsrfField } from '../shell/XsrfField.tsx'
import type { Manner } from '../texts/format.ts'
import type { TextId } from '../texts/ids.ts'
import { TextsProvider, useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/action/Button.tsx'
import css from './desk.module.css'

interface Place {
  readonly name: TextId
  readonly nav: TextId
  readonly home: string
  readonly areas: readonly { readonly path: string; readonly text: TextId }[]
}

/** The frame of a workplace, desk or administration: its areas, its person, one language for both countries. */
export function WorkFrame({
  manner,
  dictionary,
  place,
  children,
}: {
  readonly manner: Manner
  readonly dictionary: Readonly<Record<string, Message>>
  readonly place: Place
  readonly children: ReactNode
}) {
  return (
    <TextsProvider manner={manner} dictionary={dictionary}>
      <div lang={manner.language} className={css.desk}>
        <Header place={place} other={manner.language === 'pt-BR' ? 'es-AR' : 'pt-BR'} />
        <main id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
    </TextsProvider>
  )
}

function Header({ place, other }: { readonly place: Place; readonly other: string }) {
  const { t } = useTexts()
  return (
    <>
      <a href="#main" data-at-once className={css.skip}>
        {t('ui.work.skip')}
      </a>
      <header className={css.header}>
        <a href={place.home} className={css.brand}>
          Volante <span>{t(place.name)}</span>
        </a>
        {place.areas.length > 0 && (
          <nav aria-label={t(place.nav)} className={css.nav}>
            {place.areas.map(({ path, text }) => (
              <a key={path} href={path}>
                {t(text)}
              </a>
            ))}
          </nav>
        )}
        <Who other={other} />
      </header>
    </>
  )
}

function Who({ other }: { readonly other: string }) {
  const { t } = useTexts()
  const { visitor } = usePage()
  return (
    <div className={css.who}>
      {visitor && <span className={css.name}>{visitor.name}</span>}
      <form method="post" action="/desk/sign-in">
        <XsrfField />
        <input type="hidden" name="language" value={other} />
        <Button type="submit" size="small" variant="quiet" lang={other}>
          {t('ui.work.language')}
        </Button>
      </form>
      {visitor && (
        <form method="post" action="/desk/sign-in">
          <XsrfField />
          <Button type="submit" size="small" name="intent" value="close">
            {t('ui.work.signOut')}
          </Button>
        </form>
      )}
    </div>
  )
}
