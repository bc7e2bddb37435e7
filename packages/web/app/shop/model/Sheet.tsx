import { ArrowRight } from '../../ui/action/icons.ts'
import { BARE } from '../../car-photo/silhouette.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { rowOf, spanText } from '../range/datasheet.ts'
import { Dimensions } from './Dimensions.tsx'
import { SHORT_SHEET } from './highlights.ts'
import type { ModelColor, ShownModel } from './load-model.ts'
import { Part } from './Part.tsx'
import { Columns, Row } from '../../ui/layout/Stack.tsx'
import css from './model.module.css'

/** The car in numbers, its measures on a drawing, and where to go from here. */
export function Sheet({ model, color }: { readonly model: ShownModel; readonly color: ModelColor | null }) {
  const site = useSite()
  const texts = useTexts()
  const { t } = texts
  const rows = SHORT_SHEET.flatMap((key) => {
    const row = rowOf(model.groups, key)
    const text = row ? spanText(texts, row) : null
    return row && text ? [{ key, label: row.label, text }] : []
  })
  const codes = model.versions.slice(0, 4).map(({ code }) => code)
  return (
    <Part of="sheet" title={t('shop.model.sheet')}>
      <Dimensions model={model} paint={color?.paint ?? BARE} />
      <Columns as="dl" least="24rem" isFilled gap={[0, 7]} className={css.sheet}>
        {rows.map(({ key, label, text }) => (
          <div key={key}>
            <dt className="soft">{label}</dt>
            <dd className="tabular">{text}</dd>
          </div>
        ))}
      </Columns>
      <Row>
        <LinkButton variant="primary" to={pathTo(site, 'configurator', { model: model.slug })}>
          {t('shop.buildYours')}
        </LinkButton>
        {codes.length > 1 ? (
          <LinkButton to={pathTo(site, 'comparator', null, { v: codes })} iconEnd={ArrowRight}>
            {t('shop.model.fullSheet')}
          </LinkButton>
        ) : null}
        <LinkButton to={pathTo(site, 'testDrive', null, { model: model.slug })} reloadDocument>
          {t('shop.proof.driveAction')}
        </LinkButton>
        <LinkButton variant="quiet" to={pathTo(site, 'maintenance', null, { car: codes[0] })} reloadDocument>
          {t('shop.model.revisions')}
        </LinkButton>
        <LinkButton variant="quiet" to={pathTo(site, 'visit', null, { model: model.slug })} reloadDocument>
          {t('shop.model.seeIt')}
        </LinkButton>
      </Row>
    </Part>
  )
}
