import { addressOf } from '@volante/domain/configuration/address'
import type { ReactNode } from 'react'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import css from './steps.module.css'

/** Without script the choices of a step are a form that asks for the next address; with script nothing is sent. */
export function PlainForm({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts()
  const site = useSite()
  const { data, index, build, step } = useConfigurator()
  const isHere = (key: string, value: string) => FIELDS[step]?.(index, key, value) ?? false
  const kept = [...addressOf(index, build, step)].filter(([key, value]) => !isHere(key, value))
  return (
    <form
      action={pathTo(site, 'configurator', { model: data.model.slug })}
      onSubmit={(event) => event.preventDefault()}
    >
      {kept.map(([key, value]) => (
        <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
      ))}
      {children}
      <noscript>
        <div className={css.submit}>
          <Button type="submit" variant="primary">
            {t('configurator.update')}
          </Button>
        </div>
      </noscript>
    </form>
  )
}

type Index = Parameters<typeof addressOf>[0]
type IsHere = (index: Index, key: string, value: string) => boolean

/** The parameters a step's own fields carry. */
const FIELDS: Readonly<Record<string, IsHere>> = {
  optionals: ({ catalogue }, key, value) => key === 'parts' && catalogue.items.some(({ id }) => id === value),
  accessories: ({ catalogue }, key, value) => key === 'parts' && catalogue.accessories.some(({ id }) => id === value),
  services: (_, key) => key === 'services',
  color: (_, key) => key === 'color',
  coating: (_, key) => key === 'coating',
}
