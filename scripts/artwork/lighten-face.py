"""Makes a face with two axes lighter: python3 scripts/artwork/lighten-face.py FILE WEIGHT

- Narrow letters are set in one weight only, so a narrow letter need not change with its weight: what both axes move together is
  added to the width axis as it is at that weight, where the letters stay what they were.
- Points that are within two thousandths of an em of where their neighbours carry them need no entry of their own.
- Half the units: the grid is still finer than a thirtieth of a pixel at the size of running text.
"""

import sys
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.models import normalizeLocation, piecewiseLinearMap

path, weight = sys.argv[1], float(sys.argv[2])

font = TTFont(path)
axes = {axis.axisTag: (axis.minValue, axis.defaultValue, axis.maxValue) for axis in font["fvar"].axes}
place = normalizeLocation({"wght": weight}, axes)["wght"]
if "avar" in font:
    place = piecewiseLinearMap(place, font["avar"].segments["wght"])

units = font["head"].unitsPerEm
for name, variations in font["gvar"].variations.items():
    coordinates, outline = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
    by_axes = {}
    for variation in variations:
        variation.calcInferredDeltas(coordinates, outline.endPts)
        by_axes[tuple(sorted(variation.axes))] = variation
    together = by_axes.pop(("wdth", "wght"), None)
    if together:
        together.scaleDeltas(place)
        together.axes = {"wdth": together.axes["wdth"]}
        if ("wdth",) in by_axes:
            together += by_axes[("wdth",)]
        by_axes[("wdth",)] = together
    for variation in by_axes.values():
        variation.roundDeltas()
        variation.optimize(coordinates, outline.endPts, units * 0.002, isComposite=outline.numberOfContours == -1)
    font["gvar"].variations[name] = [variation for variation in by_axes.values() if variation.hasImpact()]

scale_upem(font, units // 2)
font.save(path)
