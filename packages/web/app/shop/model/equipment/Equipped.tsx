import { useTexts } from '../../../texts/texts.tsx'
import { Columns, Stack } from '../../../ui/layout/Stack.tsx'
import { spanText } from '../../range/datasheet.ts'
import type { ShownModel } from '../load-model.ts'
import { Part } from '../Part.tsx'
import { equipmentOf } from './equipment.ts'
import css from './Equipped.module.css'

const GROUPS = ['safety', 'technology', 'comfort']

/** What protects, what connects and what is comfortable: what all versions have, and what each adds. */
export function Equipped({ model }: { readonly model: ShownModel }) {
  const texts = useTexts()
  const { t } = texts
  const groups = model.groups.filter(({ key }) => GROUPS.includes(key))
  if (groups.length === 0) return null
  return (
    <Part of="equipped" title={t('shop.equipped.title')}>
      <Columns least="17rem" gap={[6, 7]}>
        {groups.map((group) => {
          const { all, added, optional } = equipmentOf(group)
          return (
            <Stack key={group.key} gap={4} className="ruled">
              <h3>{group.label}</h3>
              <ul className={css.items}>
                {all.map((row) => (
                  <li key={row.key}>
                    {row.label}
                    {row.kind === 'equipment' ? null : <strong className="tabular"> {spanText(texts, row)}</strong>}
                  </li>
                ))}
              </ul>
              {added.map(({ version, labels }) => (
                <Added key={version} title={versionName(model, version)}>
                  {labels}
                </Added>
              ))}
              {optional.length > 0 ? <Added title={t('shop.equipped.optional')}>{optional}</Added> : null}
            </Stack>
          )
        })}
      </Columns>
    </Part>
  )

  function versionName({ versions }: ShownModel, at: number): string {
    const version = versions[at]?.name ?? ''
    return at === 0 ? t('shop.equipped.only', { version }) : t('shop.equipped.from', { version })
  }
}

const Added = ({ title, children }: { readonly title: string; readonly children: readonly string[] }) => (
  <div>
    <h4 className="soft small">{title}</h4>
    <ul className={`${css.items} ${css.more}`}>
      {children.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  </div>
)
