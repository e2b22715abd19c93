import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import {asPiece} from '@site/src/components/Piece';

/** The sidebar of the docs, taken over by itself. */
export default asPiece(Sidebar);
