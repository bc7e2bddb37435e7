import type { Proposal } from '@volante/contract/financing-proposals'
import { PostButton } from '../../forms/PostButton.tsx'
import { useSite } from '../../shell/root-data.ts'
import { basePath } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'

const OVER: readonly string[] = ['refused', 'lapsed', 'withdrawn']

/** The terms of a proposal as a signed price, to be shown without showing whose they are. */
export function KeepPrice({ loan: { id, site, state } }: { readonly loan: Proposal }) {
  const { t } = useTexts()
  const here = useSite()
  if (OVER.includes(state) || site !== here.id) return null
  return (
    <>
      <PostButton fields={{ loan: id }} action={`${basePath(here)}/passport/make`} reloadDocument>
        {t('passport.make')}
      </PostButton>
      <p className="soft small">{t('passport.makeNote')}</p>
    </>
  )
}
