#ifndef FIRSTFRAME_C_GALLERY_PAGE_H
#define FIRSTFRAME_C_GALLERY_PAGE_H

#include "FirstFrameCPageFiles.h"

const firstframe_page_file *firstframe_gallery_files(void);

#endif
