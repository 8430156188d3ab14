#!/bin/sh
# Cuts the two faces down to what the site sets: the weights and widths in the stylesheets, the letters of English and French.
#   sh scripts/artwork/fonts.sh FOLDER    FOLDER holds the latin files of @fontsource-variable/{funnel-display,radio-canada}
# Needs fonttools and brotli for Python (Debian: python3-fonttools python3-brotli). A weight outside the range needs another cut.
set -eu
letters='U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2010-2014,U+2018-201E,U+2020-2022,U+2026,U+2039,U+203A,U+20AC,U+2122,U+2190-2193,U+2212'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cut_face() {
  from=$1 to=$2
  shift 2
  python3 -m fontTools.varLib.instancer "$from" "$@" -o "$work/cut.ttf"
  python3 -m fontTools.subset "$work/cut.ttf" --unicodes="$letters" --layout-features=kern,liga,tnum,ccmp,locl,mark \
    --flavor=woff2 --name-IDs='' --drop-tables+=STAT,MVAR --output-file="$to"
}

cut_face "$1/funnel-display-latin-wght-normal.woff2" app/fonts/funnel-display.woff2 wght=300:600
cut_face "$1/radio-canada-latin-wdth-normal.woff2" app/fonts/radio-canada.woff2 wght=400:600 wdth=84:100
