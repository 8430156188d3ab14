#!/bin/sh
# Cuts the two faces down to what the site sets: the weights and widths in the stylesheets, the letters of English in one file and
# the accented ones of other western languages with rare signs in a second, which browsers fetch when a page shows one.
#   sh scripts/artwork/fonts.sh FOLDER    FOLDER holds the latin files of @fontsource-variable/{funnel-display,radio-canada}
# Needs fonttools and brotli for Python (Debian: python3-fonttools python3-brotli). A weight outside the range needs another cut.
# The letters are said again in app/fonts/fonts.css. Keep each English file below 12,400 bytes: the lines of
# a phone then carry both in one round trip less.
set -eu
english='U+20-3B,U+3F-5A,U+5F,U+61-7A,U+7C,U+A0,U+A9,U+AE,U+B0,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122'
accented='U+3C-3E,U+5B-5E,U+60,U+7B,U+7D-7E,U+A1-A8,U+AA-AC,U+AF,U+B1-B6,U+B8-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2010-2012,U+201A,U+201E,U+2020-2021,U+2039,U+203A,U+20AC,U+2190-2193,U+2212'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cut_face() {
  from=$1 to=$2
  shift 2
  python3 -m fontTools.varLib.instancer "$from" "$@" -o "$work/cut.ttf"
  case "$*" in *wdth*) python3 "$(dirname "$0")/lighten-face.py" "$work/cut.ttf" 500 ;; esac
  subset "$english" "$to.woff2"
  subset "$accented" "$to-accented.woff2"
}

subset() {
  python3 -m fontTools.subset "$work/cut.ttf" --unicodes="$1" --layout-features=kern,liga,tnum,ccmp,locl,mark \
    --flavor=woff2 --name-IDs='' --drop-tables+=STAT,MVAR --output-file="$2"
}

cut_face "$1/funnel-display-latin-wght-normal.woff2" app/fonts/funnel-display wght=300:600
cut_face "$1/radio-canada-latin-wdth-normal.woff2" app/fonts/radio-canada wght=400:600 wdth=84:100
