"""Subsets the site's fonts from their npm packages. README.md says what is removed and why.

Run from the root of the project with fontTools and its brotli package: python3 src/css/fonts/subset.py
"""

from collections import defaultdict

from fontTools.otlLib.builder import PairPosBuilder
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGES = "node_modules/@fontsource"
NEWSREADER = f"{PACKAGES}/newsreader/files/newsreader-latin-500-normal.woff2"
INTER = f"{PACKAGES}-variable/inter/files/inter-latin-wght-normal.woff2"
FOLDER = "src/css/fonts"

ASCII = "".join(map(chr, range(32, 127)))
TEXT_CHARACTERS = ASCII + "‘’“”–—…→←↑↓×·−é©≤≥\u00a0"
TITLE_CHARACTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzé0123456789.,:;?!'\"()/-_‘’“”–—…&+%$#"
# In units of the source font, 2,000 per em: smaller adjustments are dropped, and larger ones are rounded to steps.
MIN_KERNING, STEP = 20, 8
UNITS_PER_EM = 512


def subset(font, characters, features):
    """Removes everything but the characters and the layout features. Changes the font in place and returns it."""
    options = Options()
    options.flavor = "woff2"
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6]
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    return font


def kerning(font, left, right):
    """Returns the kerning of a pair of glyphs, in font units. The first table that covers the pair decides."""
    for table in font["GPOS"].table.LookupList.Lookup[0].SubTable:
        table = getattr(table, "ExtSubTable", table)
        if left not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
            found = [pair.Value1.XAdvance for pair in pairs if pair.SecondGlyph == right]
            if found:
                return found[0]
        else:
            row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
            value = row.Class2Record[table.ClassDef2.classDefs.get(right, 0)].Value1
            return getattr(value, "XAdvance", 0) or 0
    return 0


def simplify_kerning(font):
    """Replaces the source's kerning with one class-based table: glyphs with equal kerning share a class.

    Pairs with a space are dropped, because in the source, words are too close together after a comma.
    """
    names = sorted(set(font.getBestCmap().values()) - {"space"})
    pairs = {(left, right): kerning(font, left, right) for left in names for right in names}
    pairs = {pair: round(value / STEP) * STEP for pair, value in pairs.items() if abs(value) >= MIN_KERNING}
    lefts, rights = defaultdict(list), defaultdict(list)
    for name in names:
        lefts[tuple(pairs.get((name, other), 0) for other in names)].append(name)
        rights[tuple(pairs.get((other, name), 0) for other in names)].append(name)
    table = PairPosBuilder(font, None)
    for left in lefts.values():
        for right in rights.values():
            value = ValueRecord()
            value.XAdvance = pairs.get((left[0], right[0]), 0)
            if value.XAdvance:
                table.addClassPair(None, tuple(left), value, tuple(right), None)
    font["GPOS"].table.LookupList.Lookup = [table.build()]
    return font


def save(font, name):
    scale_upem(font, UNITS_PER_EM)
    font.save(f"{FOLDER}/{name}.woff2")


title = TTFont(NEWSREADER, recalcTimestamp=False)
save(simplify_kerning(subset(title, TITLE_CHARACTERS, ["kern", "liga"])), "newsreader-500")

text = TTFont(INTER, recalcTimestamp=False)
instantiateVariableFont(text, {"wght": (400, 400, 600)}, inplace=True)
save(subset(text, TEXT_CHARACTERS, []), "inter-400-600")
