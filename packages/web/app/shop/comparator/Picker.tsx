import { marks } from '../../enhance/marks.ts'
import { X } from '../../ui/action/icons.ts'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { FEWEST, MOST, PART } from './compared-set.ts'
import css from './comparator.module.css'
import type { Comparison } from './load-comparison.ts'

/** Four places for cars on one ground and one scale; the set they make is the address. */
export function Picker({ comparison }: { readonly comparison: Comparison }) {
  const site = useSite()
  const { t } = useTexts()
  const { versions, choices } = comparison
  const codes = versions.map(({ code }) => code)
  const longest = Math.max(0, ...versions.map(({ length }) => length))
  const places = Math.min(MOST, Math.max(FEWEST, codes.length + 1))
  const without = (place: number) => pathTo(site, 'comparator', null, { v: codes.toSpliced(place, 1) })
  const options = choices.map(({ code, model, name }) => ({ value: code, label: `${model} ${name}` }))
  return (
    <form
      action={pathTo(site, 'comparator')}
      {...marks({ live: PART, distinct: true })}
      autoComplete="off"
      className={css.picker}
      aria-label={t('shop.compare.pick')}
    >
      {Array.from({ length: places }, (_, place) => {
        const version = versions[place]
        return (
          <div key={`${place}-${version?.code}`} className={css.place}>
            <span className={css.picture}>
              {version ? (
                <CarPhoto
                  car={version}
                  view="side"
                  sizes="(width <= 720px) 76px, 320px"
                  isFirst
                  fullWidthAt={longest}
                />
              ) : null}
            </span>
            <Select
              name="v"
              label={t('shop.compare.place', { place: place + 1 })}
              placeholder={t(version ? 'shop.compare.none' : 'shop.compare.add')}
              defaultValue={version?.code ?? ''}
              options={options}
            />
            {version && codes.length > FEWEST ? (
              <LinkButton variant="quiet" size="small" to={without(place)} {...marks({ live: PART })}>
                <Icon icon={X} size={16} />
                <span className={css.removeWord}>{t('shop.compare.remove')}</span>{' '}
                <span className="unseen">{`${version.model} ${version.name}`}</span>
              </LinkButton>
            ) : null}
          </div>
        )
      })}
      <noscript>
        <Button type="submit" variant="primary">
          {t('shop.compare.submit')}
        </Button>
      </noscript>
    </form>
  )
}
