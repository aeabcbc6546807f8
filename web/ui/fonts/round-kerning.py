# Rounds a font's kerning to 5/1000 em, drops values under 10/1000 and makes it the same at every optical
# size. Kerning was half of the subset display font. Usage: round-kerning.py in.woff2 out.woff2
import sys

from fontTools.ttLib import TTFont

STEP, LEAST = 5, 10
VARIATIONS = ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice")


def round_value(value):
    if value is None:
        return
    for name in VARIATIONS:
        if hasattr(value, name):
            delattr(value, name)
    advance = getattr(value, "XAdvance", 0)
    value.XAdvance = 0 if abs(advance) < LEAST else round(advance / STEP) * STEP


def records_of(table):
    if table.Format == 1:
        return (record for pairs in table.PairSet for record in pairs.PairValueRecord)
    return (record for first in table.Class1Record for record in first.Class2Record)


source, target = sys.argv[1:]
font = TTFont(source)
assert font["head"].unitsPerEm == 1000
for lookup in font["GPOS"].table.LookupList.Lookup:
    for table in lookup.SubTable:
        if table.LookupType != 2:
            continue
        for record in records_of(table):
            round_value(record.Value1)
            round_value(record.Value2)
        # Clears the bits that announce variations.
        table.ValueFormat1 &= 0x0F
        table.ValueFormat2 &= 0x0F
font.flavor = "woff2"
font.save(target)
