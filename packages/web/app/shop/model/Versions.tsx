import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { MonthlyLine } from '../../car-price/MonthlyLine.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { highlightsOf } from './highlights.ts'
import type { ModelVersion, ShownModel } from './load-model.ts'
import { Part } from './Part.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from './model.module.css'

/** The figures one asks first, then each version with its price. */
export function Versions({ model }: { readonly model: ShownModel }) {
  const site = useSite()
  const texts = useTexts()
  const { t } = texts
  const figures = highlightsOf(texts, model.body, model.groups)
  return (
    <>
      <dl className={css.figures}>
        {figures.map(({ key, label, value, unit, before }) => (
          <div key={key} className={css.figure}>
            <dt className="soft small">{label}</dt>
            <dd>
              {before ? <small>{t(`shop.model.${before}`)} </small> : null}
              {value}
              {unit ? <small> {unit}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      <Part of="versions" title={t('shop.model.versions', { count: model.versions.length, model: model.name })}>
        <form action={pathTo(site, 'comparator')}>
          <Stack as="ul" gap={0}>
            {model.versions.map((version) => (
              <Version key={version.code} version={version} model={model} />
            ))}
          </Stack>
          {model.versions.length > 1 ? (
            <div className={css.compare}>
              <Button type="submit">{t('shop.model.compareChosen')}</Button>
            </div>
          ) : null}
        </form>
      </Part>
    </>
  )
}

function Version({ version, model }: { readonly version: ModelVersion; readonly model: ShownModel }) {
  const site = useSite()
  const { t } = useTexts()
  const { code, name, engine, gear, fuel, year, price, monthly } = version
  return (
    <li className={css.version}>
      <h3 className="text-22">{name}</h3>
      <p className={`soft small ${css.versionFacts}`}>
        {t('shop.model.versionFacts', { engine, gear, fuel, year: String(year) })}
      </p>
      <div className={css.versionPrice}>
        <FullPrice price={price} size="medium" />
        {monthly ? (
          <MonthlyLine
            monthly={monthly}
            version={code}
            href={pathTo(site, 'financing', null, { version: code })}
            car={name}
          />
        ) : null}
      </div>
      <div className={css.versionWays}>
        {model.versions.length > 1 ? (
          <Checkbox
            name="v"
            value={code}
            defaultChecked
            label={
              <>
                {t('shop.model.compare')} <span className="unseen">{name}</span>
              </>
            }
          />
        ) : null}
        <LinkButton to={pathTo(site, 'configurator', { model: model.slug }, { version: code, year })}>
          {t('shop.buildVersion')} <span className="unseen">{name}</span>
        </LinkButton>
      </div>
    </li>
  )
}
