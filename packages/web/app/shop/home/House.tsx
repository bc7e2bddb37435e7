import type { BrandStage } from '@volante/contract/site'
import type { ComponentProps, ReactNode } from 'react'
import { useSite } from '../../shell/root-data.ts'
import { Stage } from '../../ui/layout/Stage.tsx'
import css from './House.module.css'

/** What a brand's page tells after its stage, in the brand's rhythm: so headlines arrive and pictures follow one another. */
export function House({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.house} data-rhythm={useSite().stage.rhythm}>
      {children}
    </div>
  )
}

/** In these rhythms pictures stand on the stage's ground, in the others on the page's. */
const ON_STAGE: readonly BrandStage['rhythm'][] = ['bands', 'posters', 'columns']

/** A part of it that pictures tell. */
export function PicturePart(section: ComponentProps<'section'>) {
  const Ground = ON_STAGE.includes(useSite().stage.rhythm) ? Stage : 'section'
  return <Ground {...section} />
}
