#!/bin/sh
# Everything of some models anew after a change of their shape or of the generator: pictures of every look and view there is,
# geometry, turns, manifest. From the repository's root: assets/cars/generator/again.sh wrangler 500e
set -eu
cars=$(dirname "$(readlink -f "$0")")/..
for slug in "$@"; do
    for look in $(cd "$cars/$slug" && ls -d */ | tr -d /); do
        views=$(cd "$cars/$slug/$look" && ls -- *.black.webp | grep -v '^driver\|^rear\.' | sed 's/\..*//' | paste -sd,)
        python3 "$cars/generator/render/batch.py" --models "$slug" --looks "$look" --views "$views"
    done
    python3 "$cars/generator/inside/batch.py" --models "$slug"
    node "$cars/generator/export-all.ts" --again "$slug"
    python3 "$cars/generator/fitted/batch.py" --models "$slug"
    node "$cars/generator/export-fittings.ts" --again "$slug"
    for look in $(cd "$cars/$slug" && ls -d */turn | cut -d/ -f1); do
        node "$cars/generator/turn-frames.ts" --again "$slug/$look"
    done
done
python3 "$cars/generator/manifest.py"
node "$cars/generator/fitting-places.ts"
